import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { type FormEventHandler, type ReactNode, type RefObject, use } from "react";
import { FormSize } from "./formSize.ts";

interface Props {
  form: {
    form: RefObject<HTMLFormElement | null>;
    submit: FormEventHandler;
    busy: boolean;
    failure: string | null;
  };
  label: string;
  children: ReactNode;
  /** Content below the button. */
  below?: ReactNode;
}

/** A form with one button; an error of the form as a whole is shown above it. */
export function SubmitForm({ form, label, children, below }: Props) {
  const isSmall = use(FormSize) === "small";
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate>
      {form.failure && (
        <Alert severity="error" role="alert" sx={{ mb: 1 }}>
          {form.failure}
        </Alert>
      )}
      {children}
      <Button
        type="submit"
        variant={isSmall ? "outlined" : "contained"}
        size={isSmall ? "small" : "large"}
        fullWidth={!isSmall}
        loading={form.busy}
        sx={{ mt: 2, ...(!isSmall && { minHeight: 48 }) }}
      >
        {label}
      </Button>
      {below}
    </form>
  );
}

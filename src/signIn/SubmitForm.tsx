import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { FormEventHandler, ReactNode, RefObject } from "react";

interface Props {
  form: { form: RefObject<HTMLFormElement | null>; submit: FormEventHandler; busy: boolean; failure: string | null };
  label: string;
  children: ReactNode;
  /** What stands below the button. */
  below?: ReactNode;
}

/** A form with one button; what the server refuses as a whole stands above it. */
export function SubmitForm({ form, label, children, below }: Props) {
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate>
      {form.failure && (
        <Alert severity="error" role="alert" sx={{ mb: 1 }}>
          {form.failure}
        </Alert>
      )}
      {children}
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy} sx={{ mt: 2 }}>
        {label}
      </Button>
      {below}
    </form>
  );
}

import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { useDismiss } from "../form/useDismiss.tsx";
import { ApiError } from "../provider.ts";
import { useIsPhone } from "../theme/useIsPhone.ts";
import { ConfirmKey } from "./ConfirmKey.tsx";

interface Props {
  title: string;
  /** The label of the button that runs the command, and of the one that closes the dialog. */
  submit: string;
  back: string;
  tone?: "primary" | "error";
  isDirty: boolean;
  isValid: boolean;
  isPending: boolean;
  error: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The frame of a dialog that runs a command with inputs of its own, full screen on a phone: an
 * error is shown in it and preserves the input, and Ctrl+Enter confirms it.
 */
export function CommandDialog(props: Props) {
  const { title, submit, back, tone = "primary", isDirty, isValid, isPending, error } = props;
  const id = useId();
  const { dismiss, question } = useDismiss(isDirty, props.onClose);
  const send = () => {
    if (isValid && !isPending) props.onSubmit();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    send();
  };
  const confirmByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const messages = error && [
    ...new Set(error instanceof ApiError ? Object.values(error.errors ?? {}) : []),
  ];
  return (
    <Dialog
      open
      onClose={() => !isPending && dismiss()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={useIsPhone()}
    >
      <Stack
        component="form"
        onSubmit={onSubmit}
        onKeyDown={confirmByKey}
        noValidate
        sx={{ minHeight: 0, flex: "1 1 auto" }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ flex: "1 1 auto" }}>
          {messages && error && (
            <Alert severity="error" role="alert" sx={{ mb: 2 }}>
              {messages.length > 0
                ? messages.map((message) => <div key={message}>{message}</div>)
                : error.message}
            </Alert>
          )}
          <Stack spacing={2.5}>{props.children}</Stack>
        </DialogContent>
        <DialogActions>
          <ConfirmKey />
          <Button onClick={dismiss} disabled={isPending}>
            {back}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={tone}
            loading={isPending}
            disabled={!isValid}
          >
            {submit}
          </Button>
        </DialogActions>
      </Stack>
      {question}
    </Dialog>
  );
}

import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { ConfirmKey } from "../../../../../framework/admin/action/ConfirmKey.tsx";
import { useDismiss } from "../../../../../framework/admin/form/useDismiss.tsx";
import { ApiError } from "../../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { useIsPhone } from "../../../../../framework/admin/theme/useIsPhone.ts";
import { refunds } from "../../refunds.ts";

interface Props {
  title: string;
  /** The label of the button that sends the refund, and of the one that closes the dialog. */
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

/** Reads what of an order can be refunded, each time that a dialog is opened. */
export function useRefundable(orderId: number) {
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [refunds.name, "getRefundable", orderId],
    queryFn: () => provider.runCall(refunds.name, "getRefundable", { orderId }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The frame of a dialog that refunds an order; an error is shown in it and preserves the input. */
export function IssueFrame(props: Props) {
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

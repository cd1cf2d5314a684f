import Alert from "@mui/material/Alert";
import Snackbar from "@mui/material/Snackbar";
import { useEffect, useState } from "react";
import { type NotificationPayload, useNotificationContext, useNotify, useTranslate } from "react-admin";
import { consumeNotice } from "../session/notice.ts";

/** Milliseconds, as specified. */
const duration = 5000;

/** Shows one message at a time; errors interrupt a screen reader, other messages do not. */
export function Notifications() {
  const translate = useTranslate();
  const notify = useNotify();
  const { notifications, takeNotification } = useNotificationContext();
  const [current, setCurrent] = useState<NotificationPayload | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const notice = consumeNotice();
    if (notice) notify(notice.message, { type: notice.type });
  }, [notify]);
  useEffect(() => {
    if (current || notifications.length === 0) return;
    setCurrent(takeNotification() ?? null);
    setOpen(true);
  }, [notifications, current, takeNotification]);
  if (!current) return null;
  const { message, type, notificationOptions } = current;
  return (
    <Snackbar
      open={open}
      autoHideDuration={notificationOptions?.autoHideDuration ?? duration}
      anchorOrigin={{ vertical: "top", horizontal: "center" }}
      onClose={(_, reason) => {
        if (reason !== "clickaway") setOpen(false);
      }}
      slotProps={{ transition: { onExited: () => setCurrent(null) } }}
    >
      <Alert
        severity={type === "error" || type === "warning" || type === "success" ? type : "info"}
        variant="filled"
        role={type === "error" ? "alert" : "status"}
        onClose={() => setOpen(false)}
        closeText={translate("markethall.shell.close")}
        sx={{ maxWidth: 560, boxShadow: 6 }}
      >
        {typeof message === "string"
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </Alert>
    </Snackbar>
  );
}

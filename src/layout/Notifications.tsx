import Alert from "@mui/material/Alert";
import Snackbar from "@mui/material/Snackbar";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useNotify,
  useTranslate,
} from "react-admin";
import { getToneTokens, tokens } from "../../framework/admin/theme/tokens.ts";
import { consumeNotice } from "../session/notice.ts";
import { useToastKey } from "./useToastKey.ts";

/** Milliseconds that a message stays: an error as specified, anything else long enough to undo. */
const durations = { error: 5000, other: 6000 } as const;

/** A dark bar, as that of unsaved changes. */
const barLook = {
  color: tokens.onBar,
  backgroundColor: tokens.bar,
  "& .MuiAlert-icon": { color: getToneTokens("success").mark },
};

/**
 * Shows one message at a time: a new one replaces the one before it. Errors interrupt a screen
 * reader, other messages do not. F8 focuses the link or button of a message.
 */
export function Notifications() {
  const translate = useTranslate();
  const notify = useNotify();
  const { notifications, takeNotification } = useNotificationContext();
  const [current, setCurrent] = useState<NotificationPayload | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const toast = useRef<HTMLDivElement>(null);
  const giveFocusBack = useToastKey(toast);
  useEffect(() => {
    const notice = consumeNotice();
    if (notice) notify(notice.message, { type: notice.type });
  }, [notify]);
  const [shownCount, setShownCount] = useState(0);
  useEffect(() => {
    if (notifications.length === 0) return;
    setCurrent(takeNotification() ?? null);
    setShownCount((count) => count + 1);
    setOpen(true);
  }, [notifications, takeNotification]);
  if (!current) return null;
  const { message, type, notificationOptions } = current;
  return (
    <Snackbar
      key={shownCount}
      open={open}
      autoHideDuration={
        notificationOptions?.autoHideDuration ?? durations[type === "error" ? "error" : "other"]
      }
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      sx={{
        marginBottom: "var(--bottom-bar, 0px)",
        left: { sm: "calc(50% + var(--content-left, 0px) / 2)" },
      }}
      onClose={(_, reason) => {
        if (reason !== "clickaway") setOpen(false);
      }}
      slotProps={{
        transition: {
          onExited: () => {
            giveFocusBack();
            setCurrent(null);
          },
        },
      }}
    >
      <Alert
        ref={toast}
        severity={type === "error" || type === "warning" || type === "success" ? type : "info"}
        variant="filled"
        role={type === "error" ? "alert" : "status"}
        onClose={close}
        closeText={translate("markethall.shell.close")}
        sx={[
          { maxWidth: 560, borderRadius: "10px", boxShadow: tokens.dialogShadow },
          type !== "error" && type !== "warning" && barLook,
        ]}
      >
        <CloseNotificationContext.Provider value={close}>
          {typeof message === "string"
            ? translate(message, { _: message, ...notificationOptions?.messageArgs })
            : message}
        </CloseNotificationContext.Provider>
      </Alert>
    </Snackbar>
  );
}

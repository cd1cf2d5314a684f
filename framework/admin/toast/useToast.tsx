import { useCallback } from "react";
import { useNotify } from "react-admin";
import type { NextLink } from "../show/nextWaiting.ts";
import { Toast, type ToastAction } from "./Toast.tsx";

/**
 * Returns a function that shows a translated, past-tense sentence after a change succeeded, with a
 * link to the record or an undo button if there is one, and a link to the next record that waits
 * for a decision.
 */
export function useToast(): (
  message: string,
  action?: ToastAction | null,
  next?: NextLink | null,
) => void {
  const notify = useNotify();
  return useCallback(
    (message, action = null, next = null) =>
      action || next
        ? notify(<Toast message={message} action={action} next={next} />, { type: "success" })
        : notify(message, { type: "success" }),
    [notify],
  );
}

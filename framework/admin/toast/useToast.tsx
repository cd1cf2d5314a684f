import { useCallback } from "react";
import { useNotify } from "react-admin";
import { Toast, type ToastAction } from "./Toast.tsx";

/**
 * Returns a function that shows a translated, past-tense sentence after a change succeeded, with a
 * link to the record or an undo button if there is one.
 */
export function useToast(): (message: string, action?: ToastAction | null) => void {
  const notify = useNotify();
  return useCallback(
    (message, action) =>
      action
        ? notify(<Toast message={message} action={action} />, { type: "success" })
        : notify(message, { type: "success" }),
    [notify],
  );
}

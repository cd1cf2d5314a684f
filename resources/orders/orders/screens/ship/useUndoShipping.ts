import { useCallback } from "react";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import type { ToastAction } from "../../../../../framework/admin/toast/Toast.tsx";
import { useUndoAction } from "../../../../../framework/admin/toast/useUndoAction.ts";
import { orders } from "../../orders.ts";
import { useMessages } from "../useMessages.ts";

/** Returns a function that makes the undo action of a toast after orders were shipped. */
export function useUndoShipping(): (ids: readonly number[]) => ToastAction {
  const t = useMessages();
  const provider = useAdminProvider();
  const undo = useUndoAction(orders);
  return useCallback(
    (ids) =>
      undo(
        ids,
        async (chunk) => {
          const { failed } = await provider.runCall(orders.name, "undoDelivery", {
            orderIds: [...chunk],
          });
          return {
            list: [],
            failed: failed.map(({ id, message }) => ({ id, code: 422, message: message ?? "" })),
          };
        },
        t("ship.undone"),
      ),
    [t, provider, undo],
  );
}

import { useCallback } from "react";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import type { UndoToastAction } from "../../../../../framework/admin/toast/Toast.tsx";
import { useUndoAction } from "../../../../../framework/admin/toast/useUndoAction.ts";
import { orders } from "../../orders.ts";
import { useMessages } from "../useMessages.ts";

/**
 * Returns a function that makes the undo action of a toast after orders were shipped, or one
 * parcel of an order.
 */
export function useUndoShipping(): (ids: readonly number[], parcelId?: number) => UndoToastAction {
  const t = useMessages();
  const provider = useAdminProvider();
  const undo = useUndoAction(orders);
  return useCallback(
    (ids, parcelId) =>
      undo(
        ids,
        async (chunk) => {
          const { failed } = await provider.runCall(
            orders.name,
            "undoDelivery",
            parcelId === undefined ? { orderIds: [...chunk] } : { parcelIds: [parcelId] },
          );
          return {
            list: [],
            failed: failed.map(({ id, message }) => ({ id, code: 422, message: message ?? "" })),
          };
        },
        t("ship.undone", { smart_count: ids.length }),
      ),
    [t, provider, undo],
  );
}

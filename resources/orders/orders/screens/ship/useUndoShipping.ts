import { useCallback } from "react";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import type { UndoToastAction } from "../../../../../framework/admin/toast/Toast.tsx";
import { useUndoAction } from "../../../../../framework/admin/toast/useUndoAction.ts";
import { orders } from "../../orders.ts";
import { useMessages } from "../useMessages.ts";

/** An order that was shipped, or one of its parcels. */
interface Shipped {
  readonly id: number;
  readonly number: string;
}

/**
 * Returns a function that makes the undo action of a toast after orders were shipped, or one
 * parcel of an order.
 */
export function useUndoShipping(): (
  shipped: readonly Shipped[],
  parcelId?: number,
) => UndoToastAction {
  const t = useMessages();
  const provider = useAdminProvider();
  const undo = useUndoAction(orders);
  return useCallback(
    (shipped, parcelId) =>
      undo(
        shipped.map(({ id }) => id),
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
        t(parcelId === undefined ? "ship.undone" : "ship.undoneParcel", {
          smart_count: shipped.length,
          number: shipped[0]?.number,
        }),
      ),
    [t, provider, undo],
  );
}

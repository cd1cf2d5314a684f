import type { DomainEvent } from "../../../../core/events/server/emit.ts";
import type { cancelReasons } from "../orders.ts";
import type { LockedOrder } from "../queries/lockOrders.ts";

/** The event of a cancelled order. */
export const orderCancelled = (
  { id, shopId, number }: Pick<LockedOrder, "id" | "shopId" | "number">,
  reason: (typeof cancelReasons)[number],
): DomainEvent => ({
  topic: "order.cancelled",
  key: id,
  shopId,
  payload: { orderId: id, number, reason },
});

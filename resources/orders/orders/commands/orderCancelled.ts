import type { DomainEvent } from "../../../../core/events/server/emit.ts";
import type { cancelReasons } from "../orders.ts";
import type { LockedOrder } from "../queries/lockOrders.ts";

/** The event of the cancellation of an order, as the order was before. */
export const orderCancelled = (
  { id, shopId, number, status }: Pick<LockedOrder, "id" | "shopId" | "number" | "status">,
  reason: (typeof cancelReasons)[number],
): DomainEvent => ({
  topic: "order.cancelled",
  key: id,
  shopId,
  payload: { orderId: id, number, reason, paid: status !== "unpaid" },
});

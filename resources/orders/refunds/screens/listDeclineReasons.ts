import type { OrderLine, OrderRecord } from "../../orders/screens/order.ts";

/** What an order says about whether a line was sent and received. */
type Delivery = Pick<OrderRecord, "status"> & {
  lines?: readonly Pick<OrderLine, "id" | "shippedQty">[];
};

/**
 * Returns the names of the ready-made reasons for declining a refund of a line: what was not sent
 * was neither used nor delivered. Where the order cannot be read, those that fit any order.
 */
export function listDeclineReasons(order: Delivery | undefined, lineId: number): string[] {
  if (!order) return ["described", "photos"];
  const line = order.lines?.find(({ id }) => id === lineId);
  if (order.status === "completed") return ["photos", "used", "described", "delivered"];
  return line?.shippedQty === 0
    ? ["packed", "madeToOrder", "described"]
    : ["onItsWay", "photos", "described", "delivered"];
}

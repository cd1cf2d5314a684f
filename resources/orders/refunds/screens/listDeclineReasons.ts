import type { OrderLine, OrderRecord } from "../../orders/screens/order.ts";

/** What an order says about whether a line was sent and received. */
type Delivery = Pick<OrderRecord, "status"> & {
  lines?: readonly Pick<OrderLine, "id" | "shippedQty">[];
};

/**
 * Returns the names of the ready-made reasons for declining a refund of a line: what was not sent
 * was neither used nor delivered. A row of a list does not know its line: then the order says
 * whether anything was sent. Where that cannot be read, those that fit any order.
 */
export function listDeclineReasons(
  order: Delivery | undefined,
  lineId: number | undefined,
): string[] {
  if (!order) return ["described", "photos"];
  if (order.status === "completed") return ["photos", "used", "described", "delivered"];
  const line = order.lines?.find(({ id }) => id === lineId);
  const isSent = line ? line.shippedQty > 0 : order.status !== "unshipped";
  return isSent
    ? ["onItsWay", "photos", "described", "delivered"]
    : ["packed", "madeToOrder", "described"];
}

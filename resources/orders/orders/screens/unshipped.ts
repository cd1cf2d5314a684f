import type { Order, OrderLine } from "./order.ts";

/** Counts the units of a line that are still to be shipped. */
export const countLeft = ({
  qty,
  shippedQty,
  releasedQty,
}: Pick<OrderLine, "qty" | "shippedQty" | "releasedQty">): number => qty - shippedQty - releasedQty;

/** The lines of which units can be shipped now: without an open refund. */
export const listSendable = ({ lines }: Pick<Order, "lines">): OrderLine[] =>
  lines.filter((line) => line.refundStatus !== "refunding" && countLeft(line) > 0);

/** How many of an order's units were shipped, while others are left; null otherwise. */
export function findPart({
  status,
  lines = [],
}: Partial<Pick<Order, "status" | "lines">>): { sent: number; all: number } | null {
  const sent = lines.reduce((sum, { shippedQty }) => sum + shippedQty, 0);
  const all = lines.reduce((sum, { qty, releasedQty }) => sum + qty - releasedQty, 0);
  return status === "unshipped" && sent > 0 ? { sent, all } : null;
}

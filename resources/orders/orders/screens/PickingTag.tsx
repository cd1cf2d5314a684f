import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../orders.ts";
import type { Order } from "./order.ts";

/** The picking status of an order, once picking has started. */
export function PickingTag({ order: { mergeStatus } }: { order: Pick<Order, "mergeStatus"> }) {
  const messages = useResourceMessages(orders);
  if (!mergeStatus || mergeStatus === "awaiting") return null;
  return <StatusChip tone="neutral">{messages.choice("mergeStatus", mergeStatus)}</StatusChip>;
}

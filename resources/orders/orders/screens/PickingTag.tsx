import { ToneChip } from "../../../../framework/admin/display/ToneChip.tsx";
import { useWords } from "../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../orders.ts";
import type { Order } from "./order.ts";

/** How far the picking of an order is, once it has begun. */
export function PickingTag({ order: { mergeStatus } }: { order: Pick<Order, "mergeStatus"> }) {
  const words = useWords(orders);
  if (!mergeStatus || mergeStatus === "awaiting") return null;
  return <ToneChip tone="neutral">{words.choice("mergeStatus", mergeStatus)}</ToneChip>;
}

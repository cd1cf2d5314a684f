import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { getGroupTone } from "../../groupOrders/screens/group.ts";
import { orders } from "../orders.ts";
import type { Order } from "./order.ts";
import { useMessages } from "./useMessages.ts";

/**
 * The type of an order that is not an ordinary one and, for an order in a group, the number of
 * members missing.
 */
export function GroupTag({ order: { type, group } }: { order: Pick<Order, "type" | "group"> }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  if (!type || type === "ordinary") return null;
  if (!group) return <StatusChip tone="info">{messages.choice("type", type)}</StatusChip>;
  const { num, have, status } = group;
  return (
    <StatusChip tone={getGroupTone(status)}>
      {t(`card.group.${status}`, { num: String(num), short: String(num - have) })}
    </StatusChip>
  );
}

import { ToneChip } from "../../../../framework/admin/display/ToneChip.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { toneOfGroup } from "../../groupOrders/screens/group.ts";
import { orders } from "../orders.ts";
import type { Order } from "./order.ts";
import { useMessages } from "./useSay.ts";

/** What kind of order it is, where it is not an ordinary one; of one in a group, how many that still lacks. */
export function GroupTag({ order: { type, group } }: { order: Pick<Order, "type" | "group"> }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  if (!type || type === "ordinary") return null;
  if (!group) return <ToneChip tone="info">{messages.choice("type", type)}</ToneChip>;
  const { num, have, status } = group;
  return (
    <ToneChip tone={toneOfGroup(status)}>
      {t(`card.group.${status}`, { num: String(num), short: String(num - have) })}
    </ToneChip>
  );
}

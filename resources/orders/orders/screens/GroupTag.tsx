import { ToneChip } from "../../../../framework/admin/display/ToneChip.tsx";
import { useWords } from "../../../../framework/admin/useResourceMessages.ts";
import { toneOfGroup } from "../../groupOrders/screens/group.ts";
import { orders } from "../orders.ts";
import type { Order } from "./order.ts";
import { useSay } from "./useSay.ts";

/** What kind of order it is, where it is not an ordinary one; of one in a group, how many that still lacks. */
export function GroupTag({ order: { type, group } }: { order: Pick<Order, "type" | "group"> }) {
  const say = useSay();
  const words = useWords(orders);
  if (!type || type === "ordinary") return null;
  if (!group) return <ToneChip tone="info">{words.choice("type", type)}</ToneChip>;
  const { num, have, status } = group;
  return (
    <ToneChip tone={toneOfGroup(status)}>
      {say(`card.group.${status}`, { num: String(num), short: String(num - have) })}
    </ToneChip>
  );
}

import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { getChip } from "../../../../framework/admin/display/tones.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../orders.ts";
import { type OrderRecord, toOrder } from "./order.ts";
import { type Blocked, findBlocked } from "./ship/parcels.ts";
import { useMessages } from "./useMessages.ts";

const reasons: readonly Blocked[] = ["group", "selfLifting", "refunding", "picking"];

/** The state of an order, with what a paid one waits for. */
export function StatusCell({ record }: { record: OrderRecord }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const order = toOrder(record);
  const blocked = findBlocked(order);
  if (blocked && reasons.includes(blocked))
    return <StatusChip tone="warning">{t(`waits.${blocked}`)}</StatusChip>;
  const { status } = order;
  if (!status) return noValue;
  return <StatusChip {...getChip(orders, status)}>{messages.choice("status", status)}</StatusChip>;
}

import { useTranslate } from "react-admin";
import { useExpectedRecord } from "../../../../framework/admin/action/expectedValues.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { getChip } from "../../../../framework/admin/display/tones.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import { orders } from "../orders.ts";
import { type OrderRecord, toOrder } from "./order.ts";
import { type Blocked, findBlocked } from "./ship/parcels.ts";
import { findPart } from "./unshipped.ts";

const reasons: readonly Blocked[] = ["group", "selfLifting", "refunding", "picking"];
/** What a paid order waits for, if that is why it cannot be shipped. */
function findReason(record: OrderRecord): Blocked | null {
  const blocked = findBlocked(toOrder(record));
  return blocked && reasons.includes(blocked) ? blocked : null;
}

/** The text of an order's state, with what a paid one waits for. */
export function formatStatus(record: OrderRecord, _language: unknown, translate: Translate) {
  const reason = findReason(record);
  if (reason) return translate(`resources.orders.screen.waits.${reason}`);
  const part = findPart(record);
  if (part) return translate("resources.orders.screen.waits.partly", part);
  return record.status ? translate(`resources.orders.choices.status.${record.status}`) : noValue;
}

export function StatusCell({ record: stored }: { record: OrderRecord }) {
  const record = useExpectedRecord(orders, stored);
  const text = formatStatus(record, null, useTranslate());
  if (findReason(record)) return <StatusChip tone="warning">{text}</StatusChip>;
  if (findPart(record)) return <StatusChip tone="info">{text}</StatusChip>;
  const { status } = record;
  return status ? <StatusChip {...getChip(orders, status)}>{text}</StatusChip> : noValue;
}

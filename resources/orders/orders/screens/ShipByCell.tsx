import { DeadlineText } from "../../../../framework/admin/display/DeadlineText.tsx";
import type { FormatContext } from "../../../../framework/admin/display/DisplayProps.ts";
import { estimateDeadline } from "../../../../framework/admin/display/deadline.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import { type Order, type OrderRecord, toOrder } from "./order.ts";
import { findBlocked } from "./ship/parcels.ts";

/** Returns by when an order is to be shipped; null while the shop cannot ship it. */
export const getShipBy = (order: Order): string | null =>
  order.shipBy && !findBlocked(order) ? order.shipBy : null;

/** By when an order is to be shipped, while the shop can ship it. */
export function ShipByCell({ record }: { record: OrderRecord }) {
  const shipBy = getShipBy(toOrder(record));
  return shipBy === null ? noValue : <DeadlineText at={shipBy} />;
}

/** As wide as the cell. */
export function formatShipBy(
  record: OrderRecord,
  _language: unknown,
  translate: Translate,
  format: FormatContext,
): string {
  const shipBy = getShipBy(toOrder(record));
  return shipBy === null ? noValue : estimateDeadline(shipBy, format, translate);
}

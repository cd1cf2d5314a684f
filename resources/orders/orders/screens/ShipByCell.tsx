import { DeadlineText } from "../../../../framework/admin/display/DeadlineText.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
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

/** As wide as the cell's longest text, with space for the icon: how late an order is. */
export const formatShipBy = ({ shipBy }: OrderRecord): string => (shipBy ? "0".repeat(16) : "");

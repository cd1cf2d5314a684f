import { DeadlineText } from "../../../../framework/admin/display/DeadlineText.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { type OrderRecord, toOrder } from "./order.ts";
import { findBlocked } from "./ship/parcels.ts";

/** By when an order is to be shipped, while the shop can ship it. */
export function ShipByCell({ record }: { record: OrderRecord }) {
  const order = toOrder(record);
  return !order.shipBy || findBlocked(order) ? noValue : <DeadlineText at={order.shipBy} />;
}

/** As wide as the cell's longest text, with space for the icon: how late an order is. */
export const formatShipBy = ({ shipBy }: OrderRecord): string => (shipBy ? "0".repeat(16) : "");

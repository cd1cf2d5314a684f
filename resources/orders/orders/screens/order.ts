import { inLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { ContentLanguage, Row } from "../../../../framework/schema/index.ts";
import type { orders } from "../orders.ts";

export type Order = Row<typeof orders>;
export type OrderLine = Order["lines"][number];
export type OrderEvent = Order["events"][number];
export type PriceLog = Order["priceLogs"][number];

const listOf = <T>(rows: readonly T[] | null | undefined): T[] => (Array.isArray(rows) ? [...rows] : []);
/** A record of a list or of a page as an order; a list's rows bring neither story nor price changes. */
export function orderOf(record: AdminRecord): Order {
  const order = record as unknown as Order;
  return {
    ...order,
    lines: listOf(order.lines),
    events: listOf(order.events),
    priceLogs: listOf(order.priceLogs),
  };
}

export const nameOfGoods = (line: Pick<OrderLine, "goodsName">, language: ContentLanguage): string =>
  (isLocalized(line.goodsName) && inLanguage(line.goodsName, language)) || "—";

/** Where it goes, in one line as it is written on parcels of the country. */
export const placeOf = (
  order: Pick<Order, "receiveAddress" | "receiveCity" | "receiveState" | "receivePostcode">,
): string =>
  [order.receiveAddress, [order.receiveCity, order.receiveState, order.receivePostcode].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
/** Everything that a courier's form asks for, to be pasted. */
export const receiverText = (order: Order): string =>
  [order.receiveName, order.receivePhone, placeOf(order)].filter(Boolean).join("\n");

/** A line's refund, as the line has seen it so far. */
export const refundedOf = (order: Pick<Order, "refundStatus">): "refunding" | "partly" | "whole" | null =>
  order.refundStatus && order.refundStatus !== "none" ? order.refundStatus : null;

import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { toRow } from "../../../../framework/admin/toRow.ts";
import type { ContentLanguage, Row } from "../../../../framework/schema/index.ts";
import { orders } from "../orders.ts";

export type Order = Row<typeof orders>;
export type OrderLine = Order["lines"][number];
export type OrderEvent = Order["events"][number];
export type PriceLog = Order["priceLogs"][number];

/**
 * Converts a record of a list or page to an order; rows of a list contain neither timeline nor
 * price changes.
 */
export const toOrder = (record: AdminRecord): Order => toRow(orders, record);

export const getGoodsName = (
  line: Pick<OrderLine, "goodsName">,
  language: ContentLanguage,
): string => (isLocalized(line.goodsName) && chooseLanguage(line.goodsName, language)) || "—";

/** The delivery address in one line, in the format of the country's parcels. */
export const formatPlace = (
  order: Pick<Order, "receiveAddress" | "receiveCity" | "receiveState" | "receivePostcode">,
): string =>
  [
    order.receiveAddress,
    [order.receiveCity, order.receiveState, order.receivePostcode].filter(Boolean).join(" "),
  ]
    .filter(Boolean)
    .join(", ");
/** All fields of a courier's form, to be pasted. */
export const formatReceiver = (order: Order): string =>
  [order.receiveName, order.receivePhone, formatPlace(order)].filter(Boolean).join("\n");

/** The refund status of a line. */
export const getRefundState = (
  order: Pick<Order, "refundStatus">,
): "refunding" | "partly" | "whole" | null =>
  order.refundStatus && order.refundStatus !== "none" ? order.refundStatus : null;

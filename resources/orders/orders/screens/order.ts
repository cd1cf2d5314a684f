import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { type RecordWith, requireFields } from "../../../../framework/admin/requireFields.ts";
import type { ContentLanguage, Row } from "../../../../framework/schema/index.ts";
import type { orders } from "../orders.ts";

type Columns = Row<typeof orders>;
export type OrderLine = Columns["lines"][number];
export type OrderEvent = Columns["events"][number];
export type PriceLog = Columns["priceLogs"][number];

/** What the list contains of an order; only its page has timeline, codes and references. */
const listedFields = [
  "number",
  "orderNo",
  "addTime",
  "type",
  "group",
  "memberName",
  "newOrOld",
  "lines",
  "goodsTotal",
  "couponAmount",
  "priceAdjust",
  "freightFee",
  "payPrice",
  "refundAmount",
  "status",
  "refundStatus",
  "mergeStatus",
  "waitsForGroup",
  "selfLifting",
  "shipBy",
  "payTime",
  "payEndTime",
  "deliveryTime",
  "receiveName",
  "receivePhone",
  "receiveState",
  "receiveCity",
  "receivePostcode",
  "receiveAddress",
  "remark",
  "shopRemark",
] as const;
/** A record of the orders, as their screens receive it. */
export type OrderRecord = AdminRecord<typeof orders>;
/** An order of a list or page. */
export type Order = RecordWith<OrderRecord, (typeof listedFields)[number]>;
/**
 * Returns a record as an order.
 *
 * @throws {Error} when the record is no row of the list of orders.
 */
export const toOrder = (record: OrderRecord): Order => requireFields(record, listedFields);

export const getGoodsName = (
  line: Pick<OrderLine, "goodsName">,
  language: ContentLanguage,
): string => (isLocalized(line.goodsName) && chooseLanguage(line.goodsName, language)) || noValue;

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

import {
  decimal,
  integer,
  json,
  localized,
  longText,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";

/** The units of one order that are to be picked. */
export interface OrderUnits {
  number: string;
  qty: number;
}
const isOrderUnits = (value: unknown): value is OrderUnits =>
  typeof value === "object" &&
  value !== null &&
  "number" in value &&
  typeof value.number === "string" &&
  "qty" in value &&
  typeof value.qty === "number";
const areOrderUnits = (value: unknown): value is OrderUnits[] =>
  Array.isArray(value) && value.every(isOrderUnits);

const areOrderIds = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 1000 &&
  value.every((id) => Number.isSafeInteger(id));

/**
 * The call that returns what packing slips and a pick list need beside the orders: the sender, the
 * shop's thanks, the weight of each parcel, and the units to pick.
 */
export const packingCall = {
  method: "POST",
  input: { orderIds: json<number[]>({ required: true, check: areOrderIds }) },
  output: {
    senderName: text(),
    senderPhone: text(),
    senderAddress: text(),
    /** In the reader's language, otherwise in the first one that the shop has written it in. */
    thanks: longText(),
    parcels: rows({
      orderId: rowId({ required: true }),
      /** The weight of the units that have one. */
      weightKg: decimal({ required: true, decimals: 3 }),
      /** Whether all units have a weight. */
      isWhole: integer({ required: true }),
    }),
    /** Refunded units, and orders that wait for something, are not picked. */
    picks: rows({
      skuId: rowId({ required: true }),
      goodsName: localized({ required: true }),
      skuName: text(),
      skuCode: text(),
      collection: text(),
      qty: integer({ required: true }),
      orders: json<OrderUnits[]>({ required: true, check: areOrderUnits }),
    }),
    /** The number of orders to pick. */
    pickedOrders: integer({ required: true }),
  },
} as const;

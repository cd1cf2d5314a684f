import {
  choice,
  dateTime,
  image,
  integer,
  json,
  localized,
  money,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";
import { type Courier, couriers, type LineUnits } from "../../freight/index.ts";
import { packingCall } from "../../picking/index.ts";
import { memberFields } from "../groupOrders/memberFields.ts";

/**
 * One parcel of a batch, with its order by id or number. A blank tracking number skips the order;
 * `0` is a parcel without one.
 */
export interface Delivery {
  orderId?: number;
  orderNo?: string;
  deliveryType: Courier;
  deliveryNo: string;
  /** The units in it; all that the order has left to ship without them. */
  lines?: readonly LineUnits[];
}
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
const areUnits = (lines: unknown): boolean =>
  lines === undefined ||
  (Array.isArray(lines) &&
    lines.length > 0 &&
    lines.length <= 1000 &&
    lines.every((line) => isCount(line?.lineId) && isCount(line?.qty)));
const isDelivery = (value: unknown): value is Delivery => {
  if (typeof value !== "object" || value === null) return false;
  const { orderId, orderNo, deliveryType, deliveryNo, lines } = value as Partial<Delivery>;
  const named =
    Number.isSafeInteger(orderId) || (typeof orderNo === "string" && orderNo.length <= 32);
  const carried = couriers.some((courier) => courier === deliveryType);
  return (
    named && carried && typeof deliveryNo === "string" && deliveryNo.length <= 60 && areUnits(lines)
  );
};
/** At most 1,000 parcels, the maximum of a page. */
export const areDeliveries = (value: unknown): value is Delivery[] =>
  Array.isArray(value) && value.length > 0 && value.length <= 1000 && value.every(isDelivery);

const areIds = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 1000 &&
  value.every((id) => Number.isSafeInteger(id));

/** The call that returns a buyer's history in the shop, which orders and refunds both offer. */
export const getBuyerCall = {
  input: { memberId: rowId({ required: true, min: 1 }) },
  output: {
    /** Paid orders. */
    orders: integer({ required: true }),
    /** What the buyer paid, minus refunds. */
    spent: money({ required: true }),
    refunds: integer({ required: true }),
    /** When the buyer first paid an order. */
    since: dateTime(),
  },
} as const;

export const orderCalls = {
  delivery: {
    method: "POST",
    right: "ship",
    input: { deliveryJson: json<Delivery[]>({ required: true, check: areDeliveries }) },
    output: {
      shipped: integer({ required: true }),
      /** The parcels, for undoing them. */
      parcelIds: json<number[]>({ check: areIds }),
      skipped: integer({ required: true }),
      failed: rows({
        place: integer({ required: true }),
        orderNo: text(),
        error: text(),
        message: text(),
      }),
    },
  },
  /**
   * Undoes the last parcel of shipped orders, or the given parcels, within some minutes; undoing it
   * again changes nothing.
   */
  undoDelivery: {
    method: "POST",
    right: "ship",
    input: {
      orderIds: json<number[]>({ check: areIds }),
      parcelIds: json<number[]>({ check: areIds }),
    },
    output: {
      undone: integer({ required: true }),
      failed: rows({ id: rowId({ required: true }), error: text(), message: text() }),
    },
  },
  /** Corrects the courier and the tracking number of a parcel. */
  editTracking: {
    method: "POST",
    right: "ship",
    input: {
      parcelId: rowId({ required: true, min: 1 }),
      deliveryType: choice(couriers, { required: true }),
      deliveryNo: text({ required: true, max: 60 }),
    },
    output: {},
  },
  getPriceLog: {
    input: { orderId: rowId({ required: true, min: 1 }) },
    output: {
      list: rows({
        oldPrice: money({ required: true }),
        newPrice: money({ required: true }),
        diff: money({ required: true }),
        remark: text(),
        editorName: text(),
        at: text({ required: true }),
      }),
    },
    unwrap: "list",
  },
  /**
   * Returns the members of an order's group, to members who may ship orders but not read groups.
   */
  getGroup: {
    input: { orderId: rowId({ required: true, min: 1 }) },
    output: { list: rows(memberFields) },
    unwrap: "list",
  },
  /** Returns what a buyer has bought in the shop before. */
  getBuyer: getBuyerCall,
  /**
   * Returns the shop as packing slips name it, to members who may print but not open the shop's
   * documents.
   */
  getSeller: {
    output: {
      name: text(),
      logo: image(),
      address: text(),
      phone: text(),
      email: text(),
    },
  },
  /** Returns what packing slips and a pick list need beside the orders. */
  getPacking: packingCall,
  /**
   * Sums up the paid orders of the last days by slot, an hour of a single day and otherwise a day,
   * with the period before for comparison, and names the best sellers of the last seven days.
   */
  getSales: {
    input: { days: integer({ required: true, min: 1, max: 31 }) },
    output: {
      from: dateTime({ required: true }),
      until: dateTime({ required: true }),
      orders: integer({ required: true }),
      sales: money({ required: true }),
      refunded: money({ required: true }),
      ordersBefore: integer({ required: true }),
      salesBefore: money({ required: true }),
      refundedBefore: money({ required: true }),
      slots: rows({
        at: dateTime({ required: true }),
        orders: integer({ required: true }),
        sales: money({ required: true }),
        refunded: money({ required: true }),
        salesBefore: money({ required: true }),
      }),
      best: rows({
        goodsId: rowId({ required: true }),
        goodsName: localized({ required: true }),
        mainImg: image(),
        sold: integer({ required: true }),
        sales: money({ required: true }),
      }),
    },
  },
  /** Returns the couriers to clients of the specification. */
  couriers: {
    path: "common/deliveryType/getSelector",
    anyMember: true,
    output: {
      list: rows({ key: choice(couriers, { required: true }), name: text({ required: true }) }),
    },
    unwrap: "list",
  },
} as const;

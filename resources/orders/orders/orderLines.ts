import { taxCodes } from "../../../core/tax.ts";
import {
  choice,
  foreignId,
  image,
  integer,
  localized,
  money,
  percent,
  rowId,
  text,
} from "../../../framework/schema/index.ts";
import { adjustmentKinds, sourceTypes } from "../../pricing/index.ts";

const count = () => integer({ default: 0, min: 0 });
const amount = () => money({ default: 0 });

/**
 * A line of an order, with names and prices as of the purchase. Amounts are cents; `paid` is the
 * buyer's part without freight.
 */
export const lineFields = {
  // Covered by `orders_lines_goods_idx`.
  goodsId: foreignId("goods", { required: true, index: "none" }),
  skuId: foreignId("skus", { required: true }),
  goodsName: localized({ required: true, requiredLocales: ["en"] }),
  skuName: text({ max: 200 }),
  skuCode: text({ max: 60 }),
  mainImg: image(),
  stockType: choice({ onOrder: 1, onPayment: 2 }, { required: true }),
  oriPrice: money(),
  /** The price of one before all adjustments. */
  listPrice: money({ required: true }),
  /** The price of one, in a group or not, before coupons. */
  price: money({ required: true }),
  qty: integer({ required: true, min: 1 }),
  total: money({ required: true }),
  /** The sum of its adjustments after the unit price: coupons and an edited price. */
  adjusted: amount(),
  /** The part of the reductions that the platform bears: it does not reduce the shop's income. */
  platformShare: amount(),
  freightShare: amount(),
  paid: money({ required: true }),
  commissionRate: percent({ default: 0 }),
  commission: amount(),
  commissionReturned: amount(),
  taxCode: choice(taxCodes, { required: true, default: "taxable", backfill: "taxable" }),
  /** The GST that `paid` includes. */
  tax: amount(),
  /** What refunds have reversed of it. */
  taxReversed: amount(),
  /** Units that parcels have taken to the buyer, or that the buyer has collected. */
  shippedQty: count(),
  /** Units that were refunded before they were shipped. The rest is still to be shipped. */
  releasedQty: count(),
  refundedQty: count(),
  refundedAmount: amount(),
  refundStatus: choice(["none", "refunding", "partly", "refunded"], {
    default: "none",
    state: true,
  }),
  commentStatus: choice(["waiting", "commented", "followed", "expired"], {
    default: "waiting",
    state: true,
  }),
};

/**
 * An adjustment of an order line, frozen when the order is placed. Amounts are cents; a reduction
 * is negative.
 */
export const adjustmentFields = {
  /** Position of the line in its order. */
  linePosition: integer({ required: true, min: 0 }),
  kind: choice(adjustmentKinds, { required: true }),
  source: choice(sourceTypes, { required: true }),
  sourceId: rowId(),
  label: text({ max: 200 }),
  amount: money({ required: true }),
  /** The part that the platform bears, not negative; the shop bears the rest. */
  platformAmount: amount(),
  /** What refunds have reversed of it. */
  reversed: amount(),
};

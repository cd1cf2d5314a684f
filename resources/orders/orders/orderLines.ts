import {
  choice,
  foreignId,
  image,
  integer,
  localized,
  money,
  percent,
  text,
} from "../../../framework/schema/index.ts";

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
  price: money({ required: true }),
  qty: integer({ required: true, min: 1 }),
  total: money({ required: true }),
  couponShare: amount(),
  /** The platform's share of the coupon, which does not reduce the shop's income. */
  couponPlatform: amount(),
  adjustShare: amount(),
  freightShare: amount(),
  paid: money({ required: true }),
  commissionRate: percent({ default: 0 }),
  commission: amount(),
  commissionReturned: amount(),
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
  /** Units of stock that this line has reserved and not released. */
  stockTaken: count(),
};

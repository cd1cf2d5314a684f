import { choice, foreignId, image, integer, localized, money, percent, text } from "../../../framework/schema/index.ts";

const count = () => integer({ default: 0, min: 0 });
const amount = () => money({ default: 0 });

/** What was bought, as it was called and priced when it was bought. Amounts are cents; `paid` is what the buyer bears of it without freight. */
export const lineFields = {
  // `orders_lines_goods_idx` serves it.
  goodsId: foreignId("goods", { required: true, index: "none" }),
  skuId: foreignId("skus", { required: true }),
  goodsName: localized({ required: true, needed: ["en"] }),
  skuName: text({ max: 200 }),
  skuCode: text({ max: 60 }),
  mainImg: image(),
  stockType: choice({ onOrder: 1, onPayment: 2 }, { required: true }),
  oriPrice: money(),
  price: money({ required: true }),
  qty: integer({ required: true, min: 1 }),
  total: money({ required: true }),
  couponShare: amount(),
  /** What of the coupon the platform bears, which a shop's income does not lack. */
  couponPlatform: amount(),
  adjustShare: amount(),
  freightShare: amount(),
  paid: money({ required: true }),
  commissionRate: percent({ default: 0 }),
  commission: amount(),
  commissionReturned: amount(),
  refundedQty: count(),
  refundedAmount: amount(),
  refundStatus: choice(["none", "refunding", "partly", "refunded"], { default: "none" }),
  commentStatus: choice(["waiting", "commented", "followed", "expired"], { default: "waiting" }),
  /** Units that this line has taken from what can be sold, and not given back. */
  stockTaken: count(),
};

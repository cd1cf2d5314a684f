import { boolean, choice, dateTime, foreignId, integer, money, text } from "../../../framework/schema/index.ts";

/** Whether the money of a group, or of a member of it, is here, on its way back, or back. */
export const groupPayStates = ["paid", "refunding", "refunded"] as const;
/** What one of a SKU costs in a group, as it was when its leader began it. */
export const priceFields = {
  skuId: foreignId("skus", { required: true }),
  price: money({ required: true }),
};

/** One buyer in a group, with the order that brought them in. Amounts are cents. */
export const memberFields = {
  // Unique indexes of the table serve both keys.
  orderId: foreignId("orders", { required: true, index: "none" }),
  orderNo: text({ required: true, max: 32 }),
  memberId: foreignId("buyers", { required: true, index: "none" }),
  memberName: text({ max: 100 }),
  leader: boolean({ default: false }),
  skuName: text({ max: 200 }),
  qty: integer({ required: true, min: 1 }),
  payPrice: money({ required: true }),
  payStatus: choice(groupPayStates, { default: "paid" }),
  joinedAt: dateTime({ required: true }),
};

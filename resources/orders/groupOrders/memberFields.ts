import {
  boolean,
  choice,
  dateTime,
  foreignId,
  integer,
  money,
  text,
} from "../../../framework/schema/index.ts";

/** Whether the money of a group, or of a member, is paid, being refunded, or refunded. */
export const groupPayStates = ["paid", "refunding", "refunded"] as const;
/** The price of one SKU in a group, as of the leader's order. */
export const priceFields = {
  skuId: foreignId("skus", { required: true }),
  price: money({ required: true }),
};

/** One buyer in a group, with the order by which they joined. Amounts are cents. */
export const memberFields = {
  // Unique indexes of the table cover both keys.
  orderId: foreignId("orders", { required: true, index: "none" }),
  orderNo: text({ required: true, max: 32 }),
  memberId: foreignId("buyers", { required: true, index: "none" }),
  memberName: text({ max: 100 }),
  leader: boolean({ default: false }),
  skuName: text({ max: 200 }),
  qty: integer({ required: true, min: 1 }),
  payPrice: money({ required: true }),
  payStatus: choice(groupPayStates, { default: "paid", state: true }),
  joinedAt: dateTime({ required: true }),
};

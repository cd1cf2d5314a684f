import { payMethods } from "../../../core/payMethods.ts";
import { shopNumber } from "../../../core/shopNumbers.ts";
import {
  boolean,
  choice,
  computed,
  dateTime,
  foreignId,
  image,
  images,
  integer,
  json,
  localized,
  longText,
  money,
  phone,
  rowId,
  text,
} from "../../../framework/schema/index.ts";
import { couriers } from "../../freight/index.ts";
import { areTenders, type Tender } from "../../payments/index.ts";
import { areTerms, type Term, termKinds } from "./refundTerms.ts";

export const refundStates = {
  applying: 0,
  waitingReturn: 1,
  returned: 2,
  rejected: 3,
  intervention: 4,
  completed: 5,
  closed: 6,
  offered: 7,
} as const;
/** Only some refunds have a return, which is a step while the refund waits for it. */
export const refundStages = {
  applying: { stage: "notStarted", tone: "warning" },
  waitingReturn: "waiting",
  offered: "waiting",
  returned: { stage: "waiting", tone: "warning" },
  intervention: { stage: "waiting", tone: "warning" },
  completed: "reached",
  rejected: { stage: "ended", tone: "error" },
  closed: "ended",
} as const;
export type RefundState = keyof typeof refundStates;
/** States in which a refund blocks its order. A rejected refund does not. */
export const openStates = [
  "applying",
  "waitingReturn",
  "returned",
  "intervention",
  "offered",
] as const satisfies RefundState[];
export const payStates = ["none", "waiting", "failed", "requiresAction", "done"] as const;
export const logKinds = [
  "applied",
  "issued",
  "agreed",
  "offered",
  "offerAccepted",
  "offerDeclined",
  "offerExpired",
  "refused",
  "sentBack",
  "returned",
  "returnRefused",
  "platformAsked",
  "platformAgreed",
  "platformRejected",
  "withdrawn",
  "timedOut",
  "postponed",
  "paying",
  "payFailed",
  "payRefused",
  "completed",
] as const;
export type LogKind = (typeof logKinds)[number];

const amount = () => money({ default: 0, readOnly: true });
const time = () => dateTime({ readOnly: true });

/** One step of a refund: its actor, time and remark. */
export const logFields = {
  kind: choice(logKinds, { required: true }),
  whoKind: choice(["buyer", "staff", "platform", "system"], { required: true }),
  whoId: rowId(),
  whoName: text({ max: 100 }),
  content: text({ max: 1000 }),
  imgs: images({ max: 9 }),
  at: dateTime({ required: true }),
};

/**
 * A buyer's refund request for one line of an order, and its result. The shop enters none of its
 * fields.
 */
export const refundFields = {
  /** The refund's name in its shop, counted from `R-101`. */
  number: shopNumber("refund"),
  refundNo: text({
    required: true,
    unique: true,
    search: "exact",
    filter: true,
    readOnly: true,
    max: 32,
  }),
  orderId: foreignId("orders", { required: true, readOnly: true, filter: true }),
  /** The short number of the order, by which a request is found too. */
  orderNumber: text({ search: "exact", prefix: "#", filter: true, readOnly: true, max: 20 }),
  orderNo: text({ required: true, search: "exact", filter: true, readOnly: true, max: 32 }),
  lineId: foreignId("orders.lines", { required: true, readOnly: true, index: "none" }),
  memberId: foreignId("buyers", { required: true, filter: true, readOnly: true }),
  memberName: text({ search: true, filter: true, readOnly: true, max: 100 }),
  goodsId: foreignId("goods", { required: true, readOnly: true }),
  skuId: foreignId("skus", { required: true, readOnly: true }),
  goodsName: localized({ readOnly: true }),
  skuName: text({ readOnly: true, max: 200 }),
  mainImg: image({ readOnly: true }),
  qty: integer({ required: true, min: 1, readOnly: true }),
  lineQty: integer({ required: true, min: 1, readOnly: true }),
  /**
   * Units that the refund has removed from the order: zero where it only lowered the price of goods
   * that are still to be shipped.
   */
  refundedQty: integer({ default: 0, min: 0, readOnly: true }),
  refundInd: choice(
    { refundOnly: 1, returnAndRefund: 2 },
    { default: "refundOnly", filter: true, readOnly: true },
  ),
  /** The amount paid for the whole line. */
  originalAmount: amount(),
  /** The total refunded: goods and freight. */
  refundAmount: money({ default: 0, readOnly: true, sortable: true, filter: true }),
  freightAmount: amount(),
  /** The amount that the buyer requests, where it is less than the maximum. */
  askedAmount: money({ readOnly: true }),
  /** The lower amount that the shop has offered last, and why; the buyer accepts or declines it. */
  offeredAmount: money({ readOnly: true }),
  offerReason: longText({ readOnly: true, max: 500 }),
  /** Until when the buyer can accept the offer. */
  offerExpiredTime: time(),
  /** The freight that the platform has granted. */
  platformFreight: money({ readOnly: true }),
  arithmetic: json<readonly Term[]>({
    readOnly: true,
    check: areTerms,
    items: { kind: choice(termKinds), amount: money(), units: integer(), of: integer() },
  }),
  reason: longText({ required: true, readOnly: true, max: 500 }),
  imgs: images({ readOnly: true, max: 9 }),
  status: choice(refundStates, { default: "applying", filter: true, readOnly: true }),
  payState: choice(payStates, { default: "none", state: true, filter: true, readOnly: true }),
  payError: text({ readOnly: true, max: 500 }),
  payMethod: choice(payMethods, { readOnly: true, filter: true }),
  /** By which tenders it is sent back; null where one method paid the order. */
  sentBack: computed(json<readonly Tender[]>({ check: areTenders })),
  refundTime: time(),
  providerRefundNo: text({ readOnly: true, max: 100 }),
  returnName: text({ readOnly: true, max: 100 }),
  returnPhone: phone({ readOnly: true }),
  returnAddress: text({ readOnly: true, max: 500 }),
  deliveryType: choice(couriers, { readOnly: true }),
  deliveryNo: text({ readOnly: true, max: 60 }),
  denyReason: longText({ readOnly: true, max: 500 }),
  autoAgreeTime: dateTime({ readOnly: true, sortable: true }),
  buyerSendTime: time(),
  sellerConfirmTime: dateTime({ readOnly: true, sortable: true }),
  /** Until when the buyer may ask the platform about a rejection. */
  askExpiredTime: time(),
  platformAskedTime: dateTime({ readOnly: true, sortable: true, index: "none" }),
  restock: boolean({ readOnly: true }),
};

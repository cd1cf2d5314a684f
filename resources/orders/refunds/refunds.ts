import {
  and,
  boolean,
  computed,
  dateTime,
  defineResource,
  longText,
  money,
  rows,
  section,
} from "../../../framework/schema/index.ts";
import { refundTenderFields } from "../../payments/index.ts";
import { getBuyerCall } from "../orders/orderCalls.ts";
import { refundCalls } from "./refundCalls.ts";
import { logFields, refundFields, refundStages } from "./refundFields.ts";

/** Columns that the list shows only on request. */
const details = ["refundNo", "orderNo", "deliveryNo"] as const;
/** The columns hidden in tabs of refunds that are not being paid. */
const beforePayment = [...details, "payState"] as const;

/**
 * Buyers' refunds. Buyers apply and return goods by the storefront's calls; the shop agrees, or
 * refuses with a reason.
 */
export const refunds = defineResource("refunds", {
  api: "member/refund",
  route: "/order/refund",
  goKey: "r",
  access: "order:refund",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    ...refundFields,
    /**
     * When the next automatic step happens: agreement, closing, confirmation, or another payment
     * attempt.
     */
    due: computed(dateTime()),
    /** How it is sent back, where its order was paid by several tenders. */
    tenders: rows(refundTenderFields, { readOnly: true }),
    logs: rows(logFields, { readOnly: true }),
  },
  label: "number",
  key: "refundNo",
  stages: refundStages,
  externalTransitions: ["applying", "offered", "returned", "intervention", "closed"],
  crossTenantIndexes: { status: "intervention", by: ["id"] },
  toDo: {
    applying: { actions: ["agree", "refuse"], due: "autoAgreeTime", amount: "refundAmount" },
    returned: {
      actions: ["confirmReceive", "refuseReturn"],
      due: "sellerConfirmTime",
      amount: "refundAmount",
    },
  },
  list: {
    columns: [
      "number",
      "mainImg",
      "goodsName",
      "refundAmount",
      "status",
      "due",
      "refundInd",
      "reason",
      "memberName",
      "orderNumber",
      "refundNo",
      "orderNo",
      "payState",
      "imgs",
      "deliveryNo",
      "addTime",
    ],
    hidden: details,
    tabHidden: {
      toDo: [...beforePayment, "orderNumber"],
      applying: beforePayment,
      offered: beforePayment,
      waitingReturn: beforePayment,
      returned: beforePayment,
      rejected: beforePayment,
      intervention: beforePayment,
      completed: [...beforePayment, "due"],
      closed: beforePayment,
    },
    // Fields that the dialogs and the available actions need.
    select: [
      "orderId",
      "skuName",
      "qty",
      "lineQty",
      "payMethod",
      "arithmetic",
      "autoAgreeTime",
      "buyerSendTime",
      "sellerConfirmTime",
      "askExpiredTime",
      "platformAskedTime",
      "offeredAmount",
      "offerExpiredTime",
    ],
    // Goods, buyer and reason are what the shop decides by.
    priority: { goodsName: 1, memberName: 1, reason: 2, payState: 2, addTime: 3 },
    sort: ["id", "desc"],
    tabs: {
      /** What waits for the shop, as the menu counts it. */
      toDo: { status: ["applying", "returned"], payState: "none" },
      applying: { status: "applying", payState: "none" },
      // An approved refund keeps its state until the provider has paid it.
      paying: (row) =>
        and(row.payState.isNot("none"), row.status.in(["applying", "returned", "intervention"])),
      offered: { status: "offered" },
      waitingReturn: { status: "waitingReturn" },
      returned: { status: "returned", payState: "none" },
      rejected: { status: "rejected" },
      intervention: { status: "intervention", payState: "none" },
      completed: { status: "completed" },
      closed: { status: "closed" },
    },
    tabSort: {
      // The customer who has waited longest comes first.
      toDo: ["id", "asc", "addTime"],
      applying: ["autoAgreeTime", "asc", "due"],
      returned: ["sellerConfirmTime", "asc", "due"],
    },
    sums: ["refundAmount"],
    // The spelling of the specification's client.
    parameters: { refdundNo: "refundNo", dateFrom: "addTime_gte", dateTo: "addTime_lte" },
  },
  form: [
    section("goods", ["goodsName", "skuName", "qty", "refundInd", "reason", "imgs"]),
    section("money", [
      "originalAmount",
      "refundAmount",
      "freightAmount",
      "payMethod",
      "payState",
      "refundTime",
    ]),
    section("back", [
      "returnName",
      "returnPhone",
      "returnAddress",
      "deliveryType",
      "deliveryNo",
      "restock",
    ]),
  ],
  actions: {
    agree: {
      from: ["applying", "offered"],
      // The state does not change until the provider has paid the refund.
      to: ["waitingReturn", "completed", "applying"],
      if: { payState: "none" },
      tone: "primary",
      confirm: true,
      optimistic: ({ refundInd }) =>
        refundInd === "returnAndRefund" ? { status: "waitingReturn" } : { payState: "waiting" },
    },
    offer: {
      from: ["applying"],
      to: "offered",
      if: { payState: "none" },
      input: {
        amount: money({ required: true, min: 0.01 }),
        reason: longText({ required: true, max: 500 }),
      },
    },
    refuse: {
      from: ["applying"],
      to: "rejected",
      if: { payState: "none" },
      tone: "danger",
      input: { reason: longText({ required: true, max: 500 }) },
    },
    confirmReceive: {
      call: "confirmReceiveByShop",
      from: ["returned"],
      to: ["completed", "returned"],
      if: { payState: "none" },
      tone: "primary",
      input: { restock: boolean({ default: true }) },
    },
    refuseReturn: {
      from: ["returned"],
      to: "rejected",
      if: { payState: "none" },
      tone: "danger",
      input: { reason: longText({ required: true, max: 500 }) },
    },
    retryPayment: {
      from: ["applying", "returned", "intervention"],
      if: { payState: "failed" },
      tone: "primary",
    },
  },
  calls: { getBuyer: getBuyerCall, ...refundCalls },
  jobs: ["refundDeadlines"],
});

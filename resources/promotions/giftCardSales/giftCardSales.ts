import {
  choice,
  dateTime,
  defineResource,
  foreignId,
  money,
  text,
} from "../../../framework/schema/index.ts";

export const saleStates = ["unpaid", "paid", "refunded", "expired"] as const;
/** What a card costs that is bought at a storefront, in cents. */
export const soldAmounts = { min: 5_00, max: 1_000_00 } as const;

/**
 * Gift cards that customers have bought at the storefront. A card is issued when its payment
 * arrives, and paid for by the customer instead of the shop. Its code is shown to them once.
 */
export const giftCardSales = defineResource("giftCardSales", {
  api: "member/giftCardSale",
  route: "/promotion/giftCardSale",
  access: "promotion:giftCardSale",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    /** The number of its payment. */
    number: text({ required: true, readOnly: true, search: "exact", filter: true, max: 32 }),
    memberId: foreignId("buyers", { required: true, readOnly: true, filter: true }),
    memberName: text({ readOnly: true, search: true, filter: true, max: 100 }),
    /** What the card is worth, and costs. */
    amount: money({ required: true, readOnly: true, sortable: true, min: 0 }),
    status: choice(saleStates, { default: "unpaid", readOnly: true, filter: true }),
    payOrderId: foreignId("payOrders", {
      required: true,
      readOnly: true,
      unique: true,
      index: "everywhere",
    }),
    giftCardId: foreignId("giftCards", { readOnly: true, index: "unusual" }),
    /** The end of the card's code. */
    code: text({ readOnly: true, max: 20 }),
    paidAt: dateTime({ readOnly: true, sortable: true }),
    /** When the customer has been shown the code. */
    codeShownAt: dateTime({ readOnly: true }),
    /** What was left on the card, and returned to the customer. */
    refundAmount: money({ readOnly: true, min: 0, visibleWhen: { status: "refunded" } }),
    refundReason: text({ readOnly: true, max: 200, visibleWhen: { status: "refunded" } }),
  },
  label: "memberName",
  stages: {
    unpaid: "waiting",
    paid: "reached",
    refunded: { stage: "ended", tone: "error" },
    expired: "ended",
  },
  externalTransitions: ["unpaid", "paid", "expired"],
  stateReasons: { refunded: ["refundReason"] },
  list: {
    columns: [
      "memberName",
      "amount",
      "status",
      "code",
      "paidAt",
      "codeShownAt",
      "refundAmount",
      "number",
      "addTime",
    ],
    hidden: ["number", "addTime"],
    tabHidden: {
      unpaid: ["code", "paidAt", "codeShownAt", "refundAmount"],
      paid: ["refundAmount"],
      expired: ["code", "paidAt", "codeShownAt", "refundAmount"],
    },
    select: ["giftCardId"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  measures: ["amount", "refundAmount"],
  facts: ["paidAt"],
  actions: {
    refund: {
      from: ["paid"],
      to: "refunded",
      tone: "danger",
      input: { reason: text({ required: true, max: 200 }) },
    },
  },
  jobs: ["expireCardSales"],
});

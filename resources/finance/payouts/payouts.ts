import {
  boolean,
  choice,
  computed,
  dateTime,
  defineResource,
  image,
  integer,
  longText,
  money,
  reference,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";
import {
  withdrawFields,
  withdrawReasons,
  withdrawStages,
  withdrawStates,
} from "../withdrawals/withdrawFields.ts";

const statusTabs = {
  applying: { status: "applying" },
  underReview: { status: "underReview" },
  awaitingPayout: { status: "awaitingPayout" },
  inProgress: { status: "inProgress" },
  completed: { status: "completed" },
  rejected: { status: "rejected" },
  cancelled: { status: "cancelled" },
} as const;

/** States that wait for the platform. */
export const waitingStates = ["applying", "underReview", "awaitingPayout"] as const;

/** The platform's view of all shops' withdrawals: reviewed, sent, and confirmed. */
export const payouts = defineResource("payouts", {
  api: "system/withdraw",
  route: "/platform/payouts",
  menuSection: "fund",
  access: "platform:payouts",
  owner: "platform",
  table: "withdrawals",
  operations: ["export"],
  fields: {
    ...withdrawFields,
    // Changed only by the actions of this resource and of the shop's own.
    status: choice(withdrawStates, { default: "applying", filter: true }),
    sellerId: computed(rowId()),
    /** Why the platform blocks the shop's payouts; empty while it does not. */
    blockReason: computed(longText()),
    /** The terms of the shop, which have the block. */
    termsId: computed(rowId()),
  },
  filters: { shop: reference("shops") },
  label: "shortNo",
  key: "withdrawNo",
  toDo: {
    applying: { actions: ["setReviewing", "reject"], amount: "actual" },
    underReview: { actions: ["approve", "reject"], amount: "actual" },
    awaitingPayout: { actions: ["setDoing"], amount: "actual" },
  },
  stages: withdrawStages,
  stateReasons: {
    ...withdrawReasons,
    applying: ["blockReason"],
    underReview: ["blockReason"],
    awaitingPayout: ["blockReason", ...withdrawReasons.awaitingPayout],
    inProgress: ["blockReason"],
  },
  list: {
    columns: [
      "shortNo",
      "shopName",
      "status",
      "amount",
      "fee",
      "actual",
      "kind",
      "realname",
      "bank",
      "number",
      "balance",
      "applyTime",
      "payTime",
      "withdrawNo",
    ],
    hidden: ["withdrawNo", "fee", "realname", "bank", "balance", "payTime"],
    priority: { shopName: 1 },
    select: ["failNote", "sellerId", "blockReason"],
    sort: ["id", "desc"],
    tabs: {
      /** What waits for the platform, as the menu counts it. */
      toDo: { status: waitingStates },
      ...statusTabs,
    },
    // The shop that has waited longest comes first.
    tabSort: {
      toDo: ["id", "asc", "applyTime"],
      applying: ["id", "asc", "applyTime"],
      underReview: ["id", "asc", "applyTime"],
      awaitingPayout: ["id", "asc", "applyTime"],
      inProgress: ["id", "asc", "applyTime"],
    },
    sums: ["amount", "fee", "actual"],
    parameters: { dateFrom: "applyTime_gte", dateTo: "applyTime_lte", method: "kind" },
  },
  form: [
    section("sum", ["amount", "fee", "actual"]),
    section("main", ["applyTime", "balance", "remark"]),
    section("shop", ["shopName"], { place: "rail" }),
    section("where", ["kind", "realname", "bank", "bsb", "bankSub", "number", "qr"]),
    section("course", [
      "reviewTime",
      "reviewer",
      "rejectReason",
      "failNote",
      "payTime",
      "payNo",
      "payVoucher",
    ]),
  ],
  actions: {
    setReviewing: { from: ["applying"], to: "underReview", bulk: true, tone: "primary" },
    approve: {
      from: ["underReview"],
      to: "awaitingPayout",
      bulk: true,
      confirm: true,
      tone: "primary",
    },
    reject: {
      from: ["applying", "underReview"],
      to: "rejected",
      tone: "danger",
      bulk: true,
      input: { reason: longText({ required: true, max: 500 }) },
    },
    setDoing: {
      from: ["awaitingPayout"],
      to: "inProgress",
      bulk: true,
      confirm: true,
      tone: "primary",
    },
    setPaid: {
      from: ["inProgress"],
      to: "completed",
      tone: "primary",
      input: {
        payNo: text({ required: true, max: 100 }),
        payVoucher: image({ confidential: true, size: 5 }),
      },
    },
    setPayFailed: {
      from: ["inProgress"],
      to: "awaitingPayout",
      tone: "danger",
      input: { note: longText({ required: true, max: 500 }) },
    },
    /** Returns an amount that could not be paid to the shop. */
    giveUp: {
      from: ["awaitingPayout"],
      to: "rejected",
      tone: "danger",
      if: (row) => row.failNote.isFilled(),
      input: { reason: longText({ required: true, max: 500 }) },
    },
  },
  calls: {
    /** What decides about a payout: its shop's balance, earlier payouts and owner. */
    getShop: {
      input: { id: rowId({ required: true, min: 1 }) },
      output: {
        balance: money({ required: true }),
        legalName: text(),
        owner: text(),
        /** Whether the account holder is the shop's owner; null where nobody is known. */
        holderMatches: boolean(),
        accountAdded: dateTime(),
        paidCount: integer({ required: true }),
        paidTotal: money({ required: true }),
        lastPaid: dateTime(),
      },
    },
    /** Reveals the whole account number to pay to, which the audit trail records. */
    showNumber: {
      method: "POST",
      right: "setDoing",
      audited: true,
      input: { id: rowId({ required: true, min: 1 }) },
      output: { number: text() },
    },
  },
});

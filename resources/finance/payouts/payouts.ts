import { choice, defineResource, image, longText, rowId, section, text } from "../../../framework/schema/index.ts";
import { withdrawFields, withdrawStates } from "../withdrawals/withdrawFields.ts";

/** The platform's view of what all shops want to be paid: reviewed, sent, and known to have arrived. */
export const payouts = defineResource("payouts", {
  api: "system/withdraw",
  route: "/platform/payouts",
  access: "platform:payouts",
  owner: "platform",
  icon: "Payments",
  table: "withdrawals",
  operations: ["export"],
  fields: {
    ...withdrawFields,
    // No rule but this resource's and the shop's own changes it, through actions alone.
    status: choice(withdrawStates, { default: "applying", filter: true }),
  },
  label: "withdrawNo",
  list: {
    columns: [
      "status",
      "withdrawNo",
      "shopName",
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
    ],
    hidden: ["fee", "realname", "bank", "balance", "payTime"],
    besides: ["failNote"],
    sort: ["id", "desc"],
    tabs: "status",
    sums: ["amount", "fee", "actual"],
    parameters: { dateFrom: "applyTime_gte", dateTo: "applyTime_lte", method: "kind" },
  },
  form: [
    section("main", ["withdrawNo", "shopName", "amount", "fee", "actual", "balance", "remark", "applyTime", "applyIp"]),
    section("where", ["kind", "realname", "bank", "bsb", "bankSub", "number", "qr"]),
    section("course", ["reviewTime", "reviewer", "rejectReason", "failNote", "payTime", "payNo", "payVoucher"]),
  ],
  actions: {
    setReviewing: { from: ["applying"], to: "underReview", bulk: true, tone: "primary" },
    approve: { from: ["underReview"], to: "awaitingPayout", bulk: true, confirm: true, tone: "primary" },
    reject: {
      from: ["applying", "underReview"],
      to: "rejected",
      tone: "danger",
      bulk: true,
      input: { reason: longText({ required: true, max: 500 }) },
    },
    setDoing: { from: ["awaitingPayout"], to: "inProgress", bulk: true, confirm: true, tone: "primary" },
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
    /** What could not be paid goes back to the shop. */
    giveUp: {
      from: ["awaitingPayout"],
      to: "rejected",
      tone: "danger",
      if: (row) => row.failNote.isFilled(),
      input: { reason: longText({ required: true, max: 500 }) },
    },
  },
  calls: {
    /** The whole number to pay to, which the trail says was asked for. */
    showNumber: {
      method: "POST",
      right: "setDoing",
      input: { id: rowId({ required: true, min: 1 }) },
      output: { number: text() },
    },
  },
});

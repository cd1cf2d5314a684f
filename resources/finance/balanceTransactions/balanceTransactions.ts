import {
  boolean,
  choice,
  computed,
  date,
  dateTime,
  defineResource,
  integer,
  longText,
  money,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";
import { causeTables, entryTypes, ownTransfers } from "../ledger/entryTypes.ts";
import { bankCodes, withdrawKinds } from "../withdrawAccounts/bankCodes.ts";
import { comingKinds } from "./comingKinds.ts";
import { listedParts, payoutParts } from "./payoutParts.ts";

const amount = () => money({ readOnly: true });

/**
 * The balances of a shop: available to withdraw, pending, frozen by withdrawals, and their total.
 */
export const accountFields = {
  balance: amount(),
  pending: amount(),
  frozen: amount(),
  total: amount(),
} as const;

/** The balance transactions of a shop, as the ledger contains them. They never change. */
export const balanceTransactions = defineResource("balanceTransactions", {
  api: "member/account",
  route: "/fund/accountLog",
  goKey: "f",
  access: "finance:accountLog",
  owner: "shop",
  table: "ledger_entries",
  fields: {
    account: choice(["balance", "pending", "frozen"], { readOnly: true, filter: true }),
    type: choice(entryTypes, { readOnly: true, filter: true }),
    inOut: choice({ in: 1, out: -1 }, { readOnly: true, filter: true }),
    orderNo: text({ readOnly: true, filter: true }),
    /** What was paid for an order before the commission; the change for all other entries. */
    gross: computed(money()),
    /** The commission, negative for an order and positive for a refund. */
    fee: computed(money()),
    /** The change of the account, which is what remains of `gross`. */
    amount: amount(),
    income: amount(),
    expense: amount(),
    before: amount(),
    /** Set for accounts that record the balance with each entry; `pending` does not. */
    after: amount(),
    remark: longText({ readOnly: true }),
    refTable: choice(causeTables, { readOnly: true, filter: true }),
    refId: rowId({ readOnly: true, filter: true }),
    refNo: text({ readOnly: true, filter: true }),
    /** The short number of the order, refund or withdrawal. */
    cause: computed(text()),
    ip: text({ readOnly: true }),
  },
  label: "orderNo",
  list: {
    columns: ["addTime", "type", "gross", "fee", "amount", "after"],
    // What the sentence of an event needs.
    select: ["account", "orderNo", "refTable", "refId", "refNo", "cause", "remark"],
    priority: { type: 1, after: 1, gross: 2, fee: 2 },
    phone: { title: "type", figure: "amount" },
    sort: ["id", "desc"],
    tabs: "account",
    sums: ["amount", "income", "expense"],
    // A transfer between a shop's own accounts is neither its income nor its expense, except in the
    // view of a single account.
    sumWhere: { only: (row) => row.type.notIn(ownTransfers), unless: "account" },
    parameters: { types: "type", dateFrom: "addTime_gte", dateTo: "addTime_lte" },
  },
  filters: {
    /** The entries that make up a part of the last completed payout. */
    payoutPart: choice(listedParts),
  },
  calls: {
    /**
     * Explains the last completed payout, whose parts add up to what was paid, names the payout
     * under way, and returns what is pending by the day on which it becomes available.
     */
    getOutlook: {
      output: {
        payoutId: rowId(),
        payoutNo: text(),
        paidAt: dateTime(),
        paid: money(),
        parts: rows({
          name: choice(payoutParts, { required: true }),
          amount: money({ required: true }),
          lines: integer({ required: true }),
        }),
        coming: rows({
          kind: choice(comingKinds, { required: true }),
          day: date(),
          lastDay: date(),
          orders: integer({ required: true }),
          amount: money({ required: true }),
          /** The settlement lines of the row have a `settleAt` between both. */
          from: dateTime(),
          until: dateTime(),
        }),
        /** What becomes available on the listed days, the last of which is `soonBy`. */
        soon: money({ required: true }),
        soonBy: date(),
        nextId: rowId(),
        /** Whether the payout under way still waits for its approval. */
        nextWaits: boolean(),
        nextNo: text(),
        nextAmount: money(),
        nextKind: choice(withdrawKinds),
        nextBank: choice(bankCodes),
        nextAccount: text(),
      },
    },
    getAccount: { path: "member/getAccount", output: accountFields },
  },
});

import { payProviders } from "../../../core/payMethods.ts";
import {
  choice,
  computed,
  defineResource,
  foreignId,
  integer,
  longText,
  money,
  reference,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { accounts } from "../ledger/accounts.ts";
import { causeTables, entryTypes } from "../ledger/entryTypes.ts";

const amount = () => money({ readOnly: true });

/** The ledger entries of the whole platform, whose amounts sum to zero. */
export const ledgerEntries = defineResource("ledgerEntries", {
  api: "system/ledger",
  route: "/platform/ledger",
  menuSection: "fund",
  access: "platform:ledger",
  owner: "platform",
  table: "ledger_entries",
  fields: {
    transactionId: rowId({ readOnly: true, filter: true }),
    account: choice(accounts, { readOnly: true, filter: true }),
    shop: reference("shops", { readOnly: true, filter: true }),
    provider: choice(payProviders, { readOnly: true, filter: true }),
    buyerId: foreignId("buyers", { readOnly: true, filter: true }),
    type: choice(entryTypes, { readOnly: true, filter: true }),
    orderNo: text({ readOnly: true, filter: true }),
    amount: amount(),
    income: amount(),
    expense: amount(),
    after: amount(),
    refTable: choice(causeTables, { readOnly: true, filter: true }),
    refId: rowId({ readOnly: true, filter: true }),
    refNo: text({ readOnly: true }),
    /** The short number of what caused it, which is of the shop where the entry has one. */
    cause: computed(text()),
    remark: longText({ readOnly: true }),
    ip: text({ readOnly: true }),
  },
  label: "orderNo",
  facts: ["account", "shop", "cause"],
  form: [section("main", ["type", "income", "expense", "after", "provider", "remark"])],
  list: {
    columns: [
      "addTime",
      "shop",
      "account",
      "type",
      "cause",
      "income",
      "expense",
      "after",
      "remark",
      "orderNo",
    ],
    hidden: ["after", "remark", "orderNo"],
    priority: { addTime: 1, account: 1, type: 1, shop: 2, cause: 2 },
    phone: { title: "type" },
    select: ["transactionId", "refTable", "refId", "refNo", "orderNo"],
    sort: ["addTime", "desc"],
    tabs: "account",
    sums: ["income", "expense"],
    parameters: { dateFrom: "addTime_gte", dateTo: "addTime_lte" },
  },
  calls: {
    /** Starts an audit of all invariants of money and stock, or joins the one that runs. */
    audit: {
      path: "system/invariant/run",
      method: "POST",
      right: "audit",
      output: { id: rowId({ required: true }) },
    },
    /** The state of an audit and, once it is done, the invariants that do not hold. */
    auditResult: {
      path: "system/invariant/get",
      right: "audit",
      input: { id: rowId({ required: true, min: 1 }) },
      output: {
        status: choice(["running", "done", "failed"], { required: true }),
        asked: integer({ required: true }),
        broken: rows({ name: text(), message: text() }),
      },
    },
  },
  jobs: ["auditMoney"],
});

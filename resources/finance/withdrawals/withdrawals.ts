import {
  boolean,
  choice,
  defineResource,
  integer,
  longText,
  money,
  password,
  percent,
  reference,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { accountFields } from "../balanceTransactions/balanceTransactions.ts";
import { withdrawKinds } from "../withdrawAccounts/bankCodes.ts";
import {
  withdrawFields,
  withdrawReasons,
  withdrawStages,
  withdrawStates,
} from "./withdrawFields.ts";

const parameters = { dateFrom: "applyTime_gte", dateTo: "applyTime_lte", method: "kind" } as const;

/** A shop's requests for a payout of its balance. */
export const withdrawals = defineResource("withdrawals", {
  api: "member/withdraw",
  route: "/fund/withdraw",
  access: "finance:withdraw",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    ...withdrawFields,
    account: reference("withdrawAccounts", { readOnly: true, filter: true, onDelete: "setNull" }),
    /**
     * The whole account number at the time of the request, for the member of the platform who pays.
     */
    payTo: password({ readOnly: true, hashed: false }),
    status: choice(withdrawStates, { default: "applying", readOnly: true, filter: true }),
  },
  label: "shortNo",
  key: "withdrawNo",
  facts: ["amount", "account"],
  stages: withdrawStages,
  stateReasons: withdrawReasons,
  list: {
    columns: [
      "shortNo",
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
      "remark",
      "withdrawNo",
    ],
    hidden: ["withdrawNo", "realname", "bank", "balance", "payTime", "remark"],
    sort: ["id", "desc"],
    tabs: "status",
    sums: ["amount", "fee", "actual"],
    parameters,
  },
  form: [
    section("main", ["amount", "fee", "actual", "balance", "applyTime", "remark"]),
    section("where", ["kind", "realname", "bank", "bsb", "bankSub", "number", "qr"]),
    section("course", ["reviewTime", "rejectReason", "failNote", "payTime", "payNo", "payVoucher"]),
  ],
  actions: {
    cancel: { from: ["applying"], to: "cancelled", confirm: true },
  },
  calls: {
    /** Returns what can be withdrawn now, and the part of an amount that would arrive. */
    count: {
      input: { amount: money({ min: 0 }), kind: choice(withdrawKinds) },
      output: {
        ...accountFields,
        /** The part of the balance that stems from test payments and cannot be withdrawn. */
        sandbox: money(),
        fee: money(),
        actual: money(),
        /** The balance that remains after the withdrawal. */
        left: money(),
        rules: rows({ kind: choice(withdrawKinds), rate: percent(), minFee: money() }),
        min: money(),
        max: money(),
        times: integer(),
        timesLeft: integer(),
        enabled: boolean(),
        blocked: boolean(),
        needsReview: boolean(),
        openNo: text(),
        /** Whether the member has a pay password or an authenticator app. */
        proof: boolean(),
        /**
         * Until when the member cannot withdraw, in the shop's time zone, after a change of an
         * address or a secret of the account.
         */
        heldUntil: text(),
        blockReason: text(),
        accounts: rows({
          account: rowId(),
          kind: choice(withdrawKinds),
          title: text(),
          realname: text(),
          usable: boolean(),
        }),
      },
    },
    /** Returns the account of the last withdrawal of a kind, the default of the next one. */
    getLast: {
      input: { kind: choice(withdrawKinds) },
      output: {
        account: rowId(),
        kind: choice(withdrawKinds),
        title: text(),
        amount: money(),
        remark: text(),
      },
    },
    apply: {
      method: "POST",
      right: "apply",
      input: {
        account: reference("withdrawAccounts", { required: true }),
        amount: money({ required: true, min: 0.01, max: 100_000_000 }),
        remark: longText({ required: true, max: 500 }),
        /** The pay password, or a code of the authenticator app. */
        payPassword: password({ required: true, hashed: false, min: 1, max: 200 }),
      },
      output: { id: rowId(), shortNo: text(), withdrawNo: text(), fee: money(), actual: money() },
    },
  },
});

import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { causeNames, entryTypeNames } from "../../ledger/names.ts";
import type { balanceTransactions } from "../balanceTransactions.ts";

const messages: ResourceMessages<typeof balanceTransactions> = {
  name: "Transaction |||| Transactions",
  fields: {
    account: "Account",
    type: "Type",
    inOut: "Direction",
    cause: "Reference",
    orderNo: "Order no.",
    gross: "Gross",
    fee: "Commission",
    amount: "Net",
    income: "Income",
    expense: "Expense",
    before: "Balance before",
    after: "Balance after",
    remark: "Note",
    refTable: "Source",
    refId: "Reference",
    refNo: "Document",
    ip: "IP address",
  },
  choices: {
    account: {
      balance: "Available",
      pending: "Pending",
      frozen: "On hold",
    },
    type: entryTypeNames.en,
    inOut: {
      in: "Income",
      out: "Expense",
    },
    refTable: causeNames.en,
  },
  groups: {
    main: "Transaction",
  },
  screen: {
    dashboard: {
      title: "Balance",
      available: "Available balance",
      withdraw: "Withdraw",
      next: "Next payout %{sum}",
      to: "to %{account} %{number}",
    },
    balance: "Ready to withdraw",
    pending: "From orders that have not settled yet",
    frozen: "Held by withdrawals in progress",
  },
  empty:
    "Transactions will appear here. Payments for orders are pending until they settle; then they are available to withdraw.",
};
export default messages;

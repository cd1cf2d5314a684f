import { providerNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { causeNames, entryTypeNames } from "../../ledger/names.ts";
import type { ledgerEntries } from "../ledgerEntries.ts";

const messages: ResourceMessages<typeof ledgerEntries> = {
  name: "Ledger entry |||| Ledger entries",
  listName: "Ledger",
  recordTitle: "Ledger entry #%{id}",
  operations: { audit: "Run integrity checks" },
  jobs: { auditMoney: "Run integrity checks" },
  fields: {
    transactionId: "Transaction",
    account: "Account",
    shop: "Shop",
    provider: "Provider",
    buyerId: "Customer",
    type: "Type",
    orderNo: "Order no.",
    cause: "Item",
    amount: "Amount",
    income: "Increase",
    expense: "Decrease",
    after: "Balance after",
    refTable: "Source",
    refId: "Reference",
    refNo: "Document",
    remark: "Note",
    ip: "IP address",
  },
  choices: {
    account: {
      pending: "Pending",
      balance: "Available",
      frozen: "On hold",
      wallet: "Customer balances",
      giftCards: "Gift cards",
      points: "Customer points",
      clearing: "To be refunded",
      platform: "Platform",
      provider: "At providers",
      bank: "Paid out",
    },
    provider: providerNames.en,
    type: {
      ...entryTypeNames.en,
      withdrawApply: "Payout requested",
      withdrawBack: "Payout returned",
      withdrawPaid: "Payout sent",
      withdrawFee: "Payout fee",
    },
    refTable: { ...causeNames.en, withdrawals: "Payout" },
  },
  groups: {
    main: "Entry",
  },
  inputs: { auditResult: { id: "Audit" } },
  screen: {
    dashboard: {
      commission: "Commission earned",
    },
    audit: "Run integrity checks",
    running: "Checking money and stock… This may take a minute.",
    stopped: "The checks stopped before they finished. Run them again.",
    again: "Run again",
    holds: "All %{asked} integrity checks passed.",
    broken: "%{many} of %{asked} checks failed.",
  },
  empty: "Payments, refunds, settlements and payouts will appear here as balanced entries.",
  errors: {
    insufficientFunds: "The shop's pending and available balance don't cover this amount",
  },
};
export default messages;

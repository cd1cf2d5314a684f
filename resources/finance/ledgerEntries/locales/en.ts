import { providerNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { causeNames, entryTypeNames } from "../../ledger/names.ts";
import type { ledgerEntries } from "../ledgerEntries.ts";

const messages: ResourceMessages<typeof ledgerEntries> = {
  name: "Ledger |||| Ledger",
  fields: {
    transactionId: "Posting",
    account: "Account",
    shop: "Shop",
    provider: "Provider",
    buyerId: "Buyer",
    type: "Type",
    orderNo: "Order no.",
    amount: "Amount",
    income: "Increase",
    expense: "Decrease",
    after: "Balance after",
    refTable: "Of",
    refId: "Number of it",
    refNo: "Document",
    remark: "Remark",
    ip: "Address",
  },
  choices: {
    account: {
      pending: "On the way",
      balance: "Balance",
      frozen: "Frozen",
      wallet: "Buyers' balances",
      clearing: "To be sent back",
      platform: "Platform",
      provider: "At providers",
      bank: "Paid out",
    },
    provider: providerNames.en,
    type: entryTypeNames.en,
    refTable: causeNames.en,
  },
  groups: {
    main: "Entry",
  },
  inputs: { auditResult: { id: "Audit" } },
  screen: {
    audit: "Check the books",
    running: "Checking money and stock… This can take a minute.",
    stopped: "The check stopped before it was complete. Run it again.",
    again: "Run again",
    holds: "All %{asked} sentences that must hold of money and stock do.",
    broken: "%{many} of %{asked} sentences do not hold.",
  },
  empty: "Every payment, refund, settlement and payout of the house is posted here, its sides adding up to nothing.",
};
export default messages;

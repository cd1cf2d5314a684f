import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { causeNames, entryTypeNames } from "../../ledger/names.ts";
import type { statement } from "../statement.ts";

const messages: ResourceMessages<typeof statement> = {
  name: "Statement |||| Statement",
  fields: {
    account: "Account",
    type: "Type",
    inOut: "In or out",
    orderNo: "Order no.",
    income: "Income",
    expense: "Expense",
    before: "Balance before",
    after: "Balance after",
    remark: "Remark",
    refTable: "Of",
    refId: "Number of it",
    refNo: "Document",
    ip: "Address",
  },
  choices: {
    account: {
      balance: "Balance",
      pending: "On the way",
      frozen: "Frozen",
    },
    type: entryTypeNames.en,
    inOut: {
      in: "Income",
      out: "Expense",
    },
    refTable: causeNames.en,
  },
  groups: {
    main: "Movement",
  },
  empty:
    "Nothing has moved yet. What buyers pay for orders stands under “On the way” until it is settled; then it is balance, and can be withdrawn.",
};
export default messages;

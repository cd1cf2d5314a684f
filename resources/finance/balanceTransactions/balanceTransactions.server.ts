import { defineRules } from "../../../framework/server/defineRules.ts";
import { balanceTransactions } from "./balanceTransactions.ts";
import { explainEntries } from "./queries/explainEntries.ts";
import { readAccount } from "./queries/readAccount.ts";

export default defineRules(balanceTransactions, {
  read: ({ tx, rows }) => explainEntries(tx, rows),
  calls: { getAccount: ({ tx }) => readAccount(tx) },
});

import { defineRules } from "../../../framework/server/defineRules.ts";
import { balanceTransactions } from "./balanceTransactions.ts";
import { readAccount } from "./queries/readAccount.ts";

export default defineRules(balanceTransactions, {
  calls: { getAccount: ({ tx }) => readAccount(tx) },
});

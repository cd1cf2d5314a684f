import { defineRules } from "../../../framework/server/defineRules.ts";
import { balanceTransactions } from "./balanceTransactions.ts";
import { explainEntries } from "./queries/explainEntries.ts";
import { nameCauses } from "./queries/nameCauses.ts";
import { readAccount } from "./queries/readAccount.ts";

export default defineRules(balanceTransactions, {
  async read({ tx, rows }) {
    await explainEntries(tx, rows);
    await nameCauses(tx, rows);
  },
  calls: { getAccount: ({ tx }) => readAccount(tx) },
});

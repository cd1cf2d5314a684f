import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { balanceTransactions } from "./balanceTransactions.ts";
import { explainEntries } from "./queries/explainEntries.ts";
import { nameCauses } from "./queries/nameCauses.ts";
import { belongsTo, joinLine, payoutBounds } from "./queries/payoutEntries.ts";
import { readAccount } from "./queries/readAccount.ts";
import { readOutlook } from "./queries/readOutlook.ts";

export default defineRules(balanceTransactions, {
  async read({ tx, rows }) {
    await explainEntries(tx, rows);
    await nameCauses(tx, rows);
  },
  filters: {
    payoutPart: ({ values: [part] }) => sql<boolean>`exists (
      select from (${payoutBounds}) p, ledger_entries e ${joinLine} where e.id = t.id and ${belongsTo(part)})`,
  },
  calls: { getAccount: ({ tx }) => readAccount(tx), getOutlook: ({ tx }) => readOutlook(tx) },
});

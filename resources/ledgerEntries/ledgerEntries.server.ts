import { defineRules } from "../../framework/server/rules.ts";
import { findBroken } from "../ledger/server/audit.ts";
import { invariants } from "../ledger/server/invariants/index.ts";
import { ledgerEntries } from "./ledgerEntries.ts";

export default defineRules(ledgerEntries, {
  calls: {
    audit: ({ tx }) =>
      tx.beyondWall(async () => {
        const found = await findBroken((sql) => tx.text(sql, []));
        const broken = found.map(({ name, many, rows }) => ({ name, many, first: JSON.stringify(rows[0]) }));
        return { asked: invariants.length, broken };
      }),
  },
});

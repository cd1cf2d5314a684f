import { defineRules } from "../../../framework/server/defineRules.ts";
import { pointEntries } from "./pointEntries.ts";
import { readOrderNames } from "./queries/readOrderNames.ts";

export default defineRules(pointEntries, {
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const orders = await tx.asSystem(() => readOrderNames(tx, ids));
    for (const row of rows) {
      row.change = (row.inOut === "out" ? -1 : 1) * (row.amount ?? 0);
      row.order = orders.get(row.id ?? 0) ?? null;
    }
  },
});

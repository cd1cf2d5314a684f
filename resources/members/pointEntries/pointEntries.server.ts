import { defineRules } from "../../../framework/server/defineRules.ts";
import { pointEntries } from "./pointEntries.ts";

export default defineRules(pointEntries, {
  read({ rows }) {
    for (const row of rows) row.change = (row.inOut === "out" ? -1 : 1) * (row.amount ?? 0);
  },
});

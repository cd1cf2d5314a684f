import { defineRules } from "../../../framework/server/rules.ts";
import { outbox } from "./outbox.ts";

export default defineRules(outbox, {
  /** What waits to be sent may hold a code, which is its reader's alone. */
  read({ rows }) {
    for (const row of rows) if (row.status !== "kept") row.body = null;
  },
});

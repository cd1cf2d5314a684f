import { defineRules } from "../../../framework/server/defineRules.ts";
import { outbox } from "./outbox.ts";

export default defineRules(outbox, {
  /**
   * Returns the body only where no transport sends the message: one that waits to be sent may
   * contain a code that only its recipient may see.
   */
  read({ rows }) {
    for (const row of rows) if (row.status !== "kept") row.body = null;
  },
});

import { defineRules } from "../../../framework/server/defineRules.ts";
import { domainError } from "../errors.ts";
import { sendTaskAgain } from "../failedTasks/commands/sendTaskAgain.ts";
import { outbox } from "./outbox.ts";
import { deliverMessage } from "./queues.ts";

export default defineRules(outbox, {
  /**
   * Returns the body only where no transport sends the message: one that waits to be sent may
   * contain a code that only its recipient may see.
   */
  read({ rows }) {
    for (const row of rows) if (row.status !== "kept") row.body = null;
  },
  actions: {
    sendAgain: async ({ engine, tx, record }) => {
      const [content] = await tx.run(
        tx.db
          .selectFrom("outbox")
          .select("id")
          .where("id", "=", record.id)
          .where("body", "is not", null),
      );
      if (!content) throw domainError("message.contentDeleted");
      await sendTaskAgain({ engine, tx }, deliverMessage, { id: record.id });
      return undefined;
    },
  },
});

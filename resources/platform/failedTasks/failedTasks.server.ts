import { defineRules } from "../../../framework/server/defineRules.ts";
import { domainError } from "../errors.ts";
import { failedTasks } from "./failedTasks.ts";
import { describeTasks } from "./queries/describeTasks.ts";

export default defineRules(failedTasks, {
  read: (context) => describeTasks(context, context.rows),
  actions: {
    /** Sends the task again in the transaction of the action, with all its attempts. */
    retry: async ({ engine, tx, record }) => {
      const queue = record.queue && engine.queues?.queue(record.queue);
      if (!queue) throw domainError("failedTask.queueRemoved", { queue: record.queue ?? "" });
      const input: unknown = JSON.parse(record.input ?? "{}");
      await engine.queues?.send(tx, queue, Object(input), { failureId: record.id });
      return undefined;
    },
    dismiss: async () => undefined,
  },
});

import { defineRules } from "../../../framework/server/defineRules.ts";
import { domainError } from "../errors.ts";
import { failedTasks } from "./failedTasks.ts";

export default defineRules(failedTasks, {
  actions: {
    /** Sends the task again in the transaction of the action, with all its attempts. */
    retry: async ({ engine, tx, record }) => {
      const queue = record.queue && engine.queues?.queue(record.queue);
      if (!queue) throw domainError("failedTask.queueRemoved", { queue: record.queue ?? "" });
      const input: unknown = JSON.parse(record.input ?? "{}");
      await engine.queues?.send(tx, queue, Object(input));
      return undefined;
    },
  },
});

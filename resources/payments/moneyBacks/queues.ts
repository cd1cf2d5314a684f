import { defineQueue } from "../../../framework/server/jobs/defineQueue.ts";
import { refundDispatcher } from "./commands/refundDispatcher.ts";

/**
 * Sends a provider refund as soon as its transaction has committed. The row of the refund has the
 * attempts at its provider, with their times and errors: the task ends with the first of them, and
 * the job makes the others. A task is attempted again only after an error on our side.
 */
export const dispatchRefund = defineQueue({
  name: "dispatchRefund",
  retry: { limit: 5, delaySeconds: 30 },
  // Those that wait for an answer need database connections too.
  concurrency: 3,
  getKey: ({ id }: { id: number; now: string }) => String(id),
  getRecordId: ({ id }) => id,
  async run({ id, now }, { engine }) {
    const attempt = await engine.services.get(refundDispatcher).dispatch(engine, id, new Date(now));
    if (attempt?.fault) throw attempt.fault;
  },
});

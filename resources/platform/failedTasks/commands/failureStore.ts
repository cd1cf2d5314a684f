import type { Engine } from "../../../../framework/server/engine.ts";
import type { FailureStore } from "../../../../framework/server/jobs/queues.ts";
import type { FailedTask } from "../../../../framework/server/jobs/task.ts";
import { readManyStored } from "../../../../framework/server/operations/readRecord.ts";
import { createRecord, updateRecord } from "../../../../framework/server/operations/saveRecord.ts";
import { toSystemContext } from "../../../../framework/server/operations/systemContext.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { failedTasks } from "../failedTasks.ts";

/** Creates the store of an engine's failed tasks, for the platform's administrators. */
export const createFailureStore = (engine: Engine): FailureStore => ({
  async storeFailure(tx, task) {
    const error = toStoredError(task);
    if (await storeOutcome(engine, tx, task.failureId, { status: "failed", error })) return;
    await createRecord(toSystemContext({ engine, tx }), failedTasks, {
      queue: task.queue,
      input: JSON.stringify(task.input),
      error,
    });
  },

  async storeSuccess(tx, failureId) {
    await storeOutcome(engine, tx, failureId, { status: "succeeded" });
  },
});

const toStoredError = ({ error }: FailedTask): string => error.slice(0, 2000);

/** Stores the outcome of a retried task; returns false if no row is being retried. */
async function storeOutcome(
  engine: Engine,
  tx: Tx,
  id: number | undefined,
  outcome: { status: "failed" | "succeeded"; error?: string },
): Promise<boolean> {
  if (id === undefined) return false;
  const context = toSystemContext({ engine, tx });
  const locked = await readManyStored(tx, failedTasks, context.actor, [id], { lock: true });
  if (locked.get(id)?.status !== "retried") return false;
  await updateRecord(context, failedTasks, id, outcome);
  return true;
}

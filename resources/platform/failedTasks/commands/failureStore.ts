import type { Engine } from "../../../../framework/server/engine.ts";
import type { FailureStore } from "../../../../framework/server/jobs/queues.ts";
import type { FailedTask } from "../../../../framework/server/jobs/task.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { failedTasks } from "../failedTasks.ts";

/** Creates the store of an engine's failed tasks, for the platform's administrators. */
export const createFailureStore = (engine: Engine): FailureStore => ({
  async storeFailure(tx, task) {
    if (!(await storeRepeatedFailure(tx, task)))
      await tx.run(
        tx.db.insertInto("failed_tasks").values({
          queue: task.queue,
          input: JSON.stringify(task.input),
          error: toStoredError(task),
          status: "failed",
        }),
      );
    await publishChange(engine, tx, failedTasks, {});
  },

  async storeSuccess(tx, failureId) {
    await tx.run(
      tx.db
        .updateTable("failed_tasks")
        .set((eb) => ({
          status: "succeeded",
          version: eb("version", "+", 1),
          upd_time: new Date().toISOString(),
        }))
        .where("id", "=", failureId)
        .where("status", "=", "retried"),
    );
    await publishChange(engine, tx, failedTasks, {});
  },
});

const toStoredError = ({ error }: FailedTask): string => error.slice(0, 2000);

/** Returns the row of a retried task to its failed state; false if there is no such row. */
async function storeRepeatedFailure(tx: Tx, task: FailedTask): Promise<boolean> {
  if (task.failureId === undefined) return false;
  const failed = await tx.run(
    tx.db
      .updateTable("failed_tasks")
      .set((eb) => ({
        status: "failed",
        error: toStoredError(task),
        version: eb("version", "+", 1),
        upd_time: new Date().toISOString(),
      }))
      .where("id", "=", task.failureId)
      .where("status", "=", "retried")
      .returning("id"),
  );
  return failed.length > 0;
}

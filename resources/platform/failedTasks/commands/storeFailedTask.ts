import type { Engine } from "../../../../framework/server/engine.ts";
import type { FailedTask } from "../../../../framework/server/jobs/queues.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { failedTasks } from "../failedTasks.ts";

/** Stores a task that has failed in every attempt, for the platform's administrators. */
export async function storeFailedTask(
  engine: Engine,
  tx: Tx,
  { queue, input, error }: FailedTask,
): Promise<void> {
  await tx.run(
    tx.db.insertInto("failed_tasks").values({
      queue,
      input: JSON.stringify(input),
      error: error.slice(0, 2000),
      status: "failed",
    }),
  );
  await publishChange(engine, tx, failedTasks, {});
}

import type { Engine } from "../../../../framework/server/engine.ts";
import type { Queue } from "../../../../framework/server/jobs/defineQueue.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { failedTasks } from "../failedTasks.ts";

/**
 * Sends a task again in the transaction, with all its attempts. If it is among the failed tasks, it
 * becomes the retry of that one.
 */
export const sendTaskAgain = <I extends object>(
  { engine, tx }: { engine: Engine; tx: Tx },
  queue: Queue<string, I>,
  input: I,
): Promise<void> =>
  tx.asSystem(async () => {
    const [failed] = await tx.run(
      tx.db
        .updateTable("failed_tasks")
        .set((eb) => ({
          status: "retried",
          version: eb("version", "+", 1),
          upd_time: new Date().toISOString(),
        }))
        .where("queue", "=", queue.name)
        .where("input", "=", JSON.stringify(input))
        .where("status", "=", "failed")
        .returning("id"),
    );
    await engine.queues?.send(tx, queue, input, { failureId: failed?.id });
    if (failed) await publishChange(engine, tx, failedTasks, {});
  });

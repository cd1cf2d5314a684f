import { sql } from "kysely";
import { systemActor } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { Queue } from "../../../../framework/server/jobs/defineQueue.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

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
    const ctx = { engine, tx, now: new Date(), actor: systemActor };
    const isFailed = sql<boolean>`
      t.queue = ${queue.name} and t.input = ${JSON.stringify(input)} and t.status = 'failed'`;
    const [failureId] = await updateRows(ctx, "failedTasks", isFailed, { status: "retried" });
    await engine.queues?.send(tx, queue, input, { failureId });
  });

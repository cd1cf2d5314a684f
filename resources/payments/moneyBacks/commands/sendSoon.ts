import type { Engine } from "../../../../framework/server/engine.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { dispatchRefund } from "../queues.ts";
import { refundDispatcher } from "./refundDispatcher.ts";

/** Queues a waiting provider refund in its transaction, so that it is sent before the job runs. */
export async function sendSoon(
  { engine, tx, now }: { engine: Engine; tx: Tx; now: Date },
  id: number,
): Promise<void> {
  if (!engine.services.get(refundDispatcher).sendsAtOnce) return;
  await engine.queues?.send(tx, dispatchRefund, { id, now: now.toISOString() });
}

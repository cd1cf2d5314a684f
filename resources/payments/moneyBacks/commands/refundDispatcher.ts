import type { Engine } from "../../../../framework/server/engine.ts";
import { defineService } from "../../../../framework/server/services.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Sends provider refunds to their providers once their transactions have committed. */
export interface RefundDispatcher {
  /**
   * Queues a waiting provider refund in its transaction; one that is not sent that way waits for
   * the job.
   */
  send(engine: Engine, tx: Tx, refund: { id: number; now: Date }): Promise<void>;
}
export const refundDispatcher = defineService<RefundDispatcher>("refundDispatcher");

/** Asks the app's dispatcher to send a provider refund after the commit, before the job does. */
export const sendSoon = (
  { engine, tx, now }: { engine: Engine; tx: Tx; now: Date },
  id: number,
): Promise<void> => engine.services.get(refundDispatcher).send(engine, tx, { id, now });

import type { Engine } from "../../../../framework/server/engine.ts";
import { defineService } from "../../../../framework/server/services.ts";

/** Sends provider refunds to their providers, without waiting for the answers. */
export interface RefundDispatcher {
  /** Sends a waiting provider refund now; one that it does not send waits for the job. */
  send(engine: Engine, providerRefundId: number, now: Date): void;
}
export const refundDispatcher = defineService<RefundDispatcher>("refundDispatcher");

/** Asks the app's dispatcher to send a provider refund now, before the job does. */
export const sendSoon = (engine: Engine, providerRefundId: number, now: Date): void =>
  engine.services.get(refundDispatcher).send(engine, providerRefundId, now);

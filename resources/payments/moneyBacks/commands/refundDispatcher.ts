import type { Engine } from "../../../../framework/server/engine.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { defineService } from "../../../../framework/server/services.ts";

/** Outcome of an attempt that had work to do. */
export interface RefundAttempt {
  /** Why it failed: a code of `refundFaults` or a message; null if it is done or pending. */
  error: string | null;
  /** Whether the provider declines permanently, so that the platform must resolve it. */
  isDeclined?: boolean;
  /** Error on our side, after the provider had answered. */
  fault?: unknown;
}
/** Sends provider refunds to their providers. */
export interface RefundDispatcher {
  /** Whether a refund is sent after the commit of its transaction, or waits for the job. */
  readonly sendsAtOnce: boolean;
  /**
   * Sends one provider refund to its provider, or queries its state, if it is due and no other
   * process handles it. Returns null if there was nothing to do.
   */
  dispatch(engine: Engine, id: number, now: Date): Promise<RefundAttempt | null>;
  /** Sends all provider refunds that are due. */
  dispatchDue(context: JobContext): Promise<void>;
}
export const refundDispatcher = defineService<RefundDispatcher>("refundDispatcher");

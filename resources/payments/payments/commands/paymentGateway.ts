import type { Engine } from "../../../../framework/server/engine.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { defineService } from "../../../../framework/server/services.ts";

/**
 * The interface between domain commands and payment providers. Each method is called outside of any
 * transaction, since a response may take seconds.
 */
export interface PaymentGateway {
  /**
   * Cancels the open payments of a pay order at their providers, so that they can no longer be
   * paid, and applies those that were paid meanwhile. Returns false where a provider did not
   * respond.
   */
  endPayments(engine: Engine, payOrderId: number, now: Date): Promise<boolean>;
  /** Queries the payments whose webhook has not arrived, and applies the answers. */
  reconcilePayments(context: JobContext): Promise<void>;
  /** Compares the providers' settlement statements with our books. */
  readStatements(context: JobContext): Promise<void>;
}
export const paymentGateway = defineService<PaymentGateway>("paymentGateway");

/** Ends the open payments of a pay order through the app's gateway; true where none is open. */
export const endPayments = (engine: Engine, payOrderId: number, now: Date): Promise<boolean> =>
  engine.services.get(paymentGateway).endPayments(engine, payOrderId, now);

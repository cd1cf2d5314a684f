import type { Engine } from "../../../../framework/server/engine.ts";
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
}
export const paymentGateway = defineService<PaymentGateway>("paymentGateway");

/** Ends the open payments of a pay order through the app's gateway; true where none is open. */
export const endPayments = (engine: Engine, payOrderId: number, now: Date): Promise<boolean> =>
  engine.services.get(paymentGateway).endPayments(engine, payOrderId, now);

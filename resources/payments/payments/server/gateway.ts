import type { Engine } from "../../../../framework/server/engine.ts";

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
  endPayments(payOrderId: number, now: Date): Promise<boolean>;
}
const gateways = new WeakMap<Engine, PaymentGateway>();
/** Registers the payment gateway of an engine. */
export const setGateway = (engine: Engine, gateway: PaymentGateway): void => void gateways.set(engine, gateway);
/** Ends the open payments of a pay order; true without providers, where none can be open. */
export const endPayments = async (engine: Engine, payOrderId: number, now: Date): Promise<boolean> =>
  (await gateways.get(engine)?.endPayments(payOrderId, now)) ?? true;

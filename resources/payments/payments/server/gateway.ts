import type { Engine } from "../../../../framework/server/engine.ts";

/** How commands of the domain reach the providers. Each call is made outside of any transaction, for an answer may take seconds. */
export interface PaymentGateway {
  /**
   * Cancels the open payments of a payment order at their providers, so that nobody pays them any more; takes the money that has come
   * meanwhile. Answers false where a provider did not answer.
   */
  endPayments(payOrderId: number, now: Date): Promise<boolean>;
}
const gateways = new WeakMap<Engine, PaymentGateway>();
export const setGateway = (engine: Engine, gateway: PaymentGateway): void => void gateways.set(engine, gateway);
/** Without providers nothing can be open. */
export const endPayments = async (engine: Engine, payOrderId: number, now: Date): Promise<boolean> =>
  (await gateways.get(engine)?.endPayments(payOrderId, now)) ?? true;

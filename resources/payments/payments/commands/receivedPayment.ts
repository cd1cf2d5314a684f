import type { PayMethod, payChannels } from "../../../../core/payMethods.ts";

/** A payment that a provider has received, or that the buyer's wallet has paid. */
export interface ReceivedPayment {
  method: PayMethod;
  channel: (typeof payChannels)[number] | null;
  /** The provider's number of the transaction. */
  txn: string | null;
  /** Cents. */
  amount: number;
  /** The amount requested when the payment was opened, in cents; the amount due by default. */
  requested?: number;
  /** The payment attempt, whose held tenders pay the rest. */
  attemptId?: number;
  /** Whether it is a sandbox payment. */
  sandbox?: boolean;
}

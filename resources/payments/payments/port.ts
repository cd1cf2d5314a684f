import type { IncomingHttpHeaders } from "node:http";
import type { RefundFault } from "../moneyBacks/refundFaults.ts";
import type { PayProvider } from "./payments.ts";

/**
 * Amounts are in cents. The numbers are ours and never change, so that a provider handles a
 * repeated request once.
 */
export interface ChargeInput {
  number: string;
  payOrderNo: string;
  amount: number;
  channel: string | null;
  /** IP address of the buyer, which some providers require. */
  ip: string | null;
}
export interface ProviderCharge {
  chargeId: string;
  payUrl: string;
}
export interface RefundInput {
  /** Number of the provider refund. */
  number: string;
  chargeId: string;
  txn: string;
  amount: number;
  reason: string;
}
/**
 * State of a refund: done, pending until a webhook or query reports its outcome, or declined
 * permanently. `reason` is a `RefundFault` if the adapter knows the provider's code, otherwise the
 * provider's own message.
 */
export type RefundState =
  | { status: "done" | "pending"; refundNo: string }
  | { status: "refused"; reason: string };
export interface ChargeState {
  status: "open" | "paid" | "failed" | "cancelled";
  txn: string | null;
  amount: number;
}
/** State of a charge that a provider reports, once the provider is authenticated. */
export interface ChargeEvent {
  /** Number of the charge, as it was sent to the provider. */
  number: string;
  status: "paid" | "failed";
  txn: string;
  amount: number;
}
/**
 * Webhook event of a charge or of a refund; the refund's `number` is that of the provider refund.
 * `provider` is the method of payment if one webhook serves several. An event of another kind is
 * acknowledged and has no effect.
 */
export type ProviderEvent =
  | ({ kind: "payment"; provider?: PayProvider } & ChargeEvent)
  | ({ kind: "refund"; provider?: PayProvider; number: string } & RefundState)
  | { kind: "other" };
/**
 * One line of a provider's settlement statement. `number` is ours; `txn` is the provider's number
 * of the payment or refund.
 */
export interface StatementLine {
  kind: "payment" | "refund";
  number: string;
  txn: string;
  amount: number;
  at: Date;
}
/** Body that acknowledges a webhook event, so that the provider does not send it again. */
export interface Acknowledgement {
  contentType: string;
  body: string;
}
/** Error of a provider call: `final` if a retry is useless, `code` if the reason is a known one. */
export class ProviderError extends Error {
  readonly final: boolean;
  readonly code: RefundFault | null;
  constructor(message: string, final = false, code: RefundFault | null = null) {
    super(message);
    this.name = "ProviderError";
    this.final = final;
    this.code = code;
  }
}

interface ChargeName {
  number: string;
  /** Null if the provider has not yet confirmed that it knows the charge. */
  chargeId: string | null;
}
interface RefundName {
  number: string;
  chargeId: string;
  txn: string;
}

/**
 * Takes payments from buyers and refunds them: the only interface to Stripe, WeChat Pay, Alipay or
 * the sandbox. A call throws a `ProviderError` if the provider does not answer, or cannot perform
 * the request now.
 */
export interface PaymentProvider {
  readonly name: PayProvider;
  /** Whether its money is not real. */
  readonly sandbox?: boolean;
  readonly acknowledgement: Acknowledgement;
  configured(): boolean;
  charge(input: ChargeInput, signal: AbortSignal): Promise<ProviderCharge>;
  query(input: ChargeName, signal: AbortSignal): Promise<ChargeState>;
  /**
   * Cancels a charge, so that it can no longer be paid; returns `paid` if it was paid first. A
   * charge that does not exist is cancelled.
   */
  cancel(input: ChargeName, signal: AbortSignal): Promise<ChargeState>;
  refund(input: RefundInput, signal: AbortSignal): Promise<RefundState>;
  /** Returns null if the provider does not know the refund. */
  queryRefund(input: RefundName, signal: AbortSignal): Promise<RefundState | null>;
  /** Returns every payment and refund of a period in the provider's books. */
  readStatement(period: { from: Date; to: Date }, signal: AbortSignal): Promise<StatementLine[]>;
  /** Returns null if the event is not the provider's own, or is too old to be trusted. */
  verifyCallback(rawBody: string, headers: IncomingHttpHeaders): Promise<ProviderEvent | null>;
}

import type { IncomingHttpHeaders } from "node:http";
import type { RefundFault } from "../../resources/payments/moneyBacks/refundFaults.ts";
import type { PayProvider } from "../../resources/payments/payments/payments.ts";

/** Amounts are cents. The numbers are ours and never change, so that a provider that is asked twice does it once. */
export interface ChargeInput {
  number: string;
  payOrderNo: string;
  amount: number;
  channel: string | null;
}
export interface Charge {
  chargeId: string;
  payUrl: string;
}
export interface RefundInput {
  /** Of the money back. */
  number: string;
  chargeId: string;
  txn: string;
  amount: number;
  reason: string;
}
/**
 * What became of a refund: it is done, it ends later by a webhook or a query, or the provider declines it for good. `reason` is a
 * `RefundFault` where the adapter knows the provider's code, and otherwise the provider's own words.
 */
export type RefundState = { status: "done" | "pending"; refundNo: string } | { status: "refused"; reason: string };
export interface ChargeState {
  status: "open" | "paid" | "failed" | "cancelled";
  txn: string | null;
  amount: number;
}
/** What a provider says of a charge, once it is sure that the provider says it. */
export interface Notice {
  /** The charge's number, as it was given to the provider. */
  number: string;
  status: "paid" | "failed";
  txn: string;
  amount: number;
}
/** A webhook event: of a charge, or of a refund, whose `number` is that of the money back. */
export type ProviderEvent = ({ kind: "payment" } & Notice) | ({ kind: "refund"; number: string } & RefundState);
/** One line of a provider's own statement. `number` is ours; `txn` is the provider's number of the payment or refund. */
export interface StatementLine {
  kind: "payment" | "refund";
  number: string;
  txn: string;
  amount: number;
  at: Date;
}
/** The body by which a provider knows that its webhook event was accepted, and need not come again. */
export interface Acknowledgement {
  contentType: string;
  body: string;
}
/** Why a provider does not do what it was asked: `final` where asking again is in vain, `code` where its reason is a known one. */
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
  /** Null where the provider has not answered yet whether it knows the charge. */
  chargeId: string | null;
}
interface RefundName {
  number: string;
  chargeId: string;
  txn: string;
}

/**
 * What takes money from buyers and gives it back: the one way from here to WeChat Pay, to Alipay, or to what stands for them. A call throws a
 * `ProviderError` where the provider does not answer, or does not do it now.
 */
export interface PaymentProvider {
  readonly name: PayProvider;
  /** Whether its money is not real. */
  readonly sandbox?: boolean;
  readonly acknowledgement: Acknowledgement;
  configured(): boolean;
  charge(input: ChargeInput, signal: AbortSignal): Promise<Charge>;
  query(input: ChargeName, signal: AbortSignal): Promise<ChargeState>;
  /** Ends a charge, so that nobody can pay it any more; answers `paid` where the money came first. One that does not exist is cancelled. */
  cancel(input: ChargeName, signal: AbortSignal): Promise<ChargeState>;
  refund(input: RefundInput, signal: AbortSignal): Promise<RefundState>;
  /** Null where the provider knows no such refund. */
  queryRefund(input: RefundName, signal: AbortSignal): Promise<RefundState | null>;
  /** Every payment and refund of a period, as the provider has them in its books. */
  readStatement(period: { from: Date; to: Date }, signal: AbortSignal): Promise<StatementLine[]>;
  /** Null where the event is not the provider's own, or is too old to be believed. */
  verifyCallback(rawBody: string, headers: IncomingHttpHeaders): Promise<ProviderEvent | null>;
}

import type { IncomingHttpHeaders } from "node:http";
import type { PayProvider } from "../../resources/payments/payments.ts";

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
export interface ProviderRefund {
  refundNo: string;
}
export interface ChargeState {
  status: "open" | "paid" | "failed";
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
/** Why a provider does not do what it was asked: `final` where asking again is in vain. */
export class ProviderError extends Error {
  readonly final: boolean;
  constructor(message: string, final = false) {
    super(message);
    this.name = "ProviderError";
    this.final = final;
  }
}

/** What takes money from buyers and gives it back: the one way from here to WeChat Pay, to Alipay, or to what stands for them. */
export interface WalletProvider {
  readonly name: PayProvider;
  configured(): boolean;
  charge(input: ChargeInput, signal: AbortSignal): Promise<Charge>;
  refund(input: RefundInput, signal: AbortSignal): Promise<ProviderRefund>;
  query(input: { number: string; chargeId: string }, signal: AbortSignal): Promise<ChargeState>;
  /** Null where the notice is not the provider's own, or is too old to be believed. */
  verifyCallback(rawBody: string, headers: IncomingHttpHeaders): Promise<Notice | null>;
}

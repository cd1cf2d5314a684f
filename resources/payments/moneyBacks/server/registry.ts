import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { PaidBy, ProviderRefundReason } from "../moneyBacks.ts";

/** A provider refund, as passed to its handler. Amounts are cents. */
export interface ProviderRefund {
  id: number;
  number: string;
  payment: number | null;
  payOrderId: number;
  memberId: number;
  shop: number | null;
  orderId: number | null;
  orderNo: string | null;
  refundId: number | null;
  amount: number;
  reason: ProviderRefundReason;
  provider: "wxPay" | "aliPay" | "balance";
  tries: number;
  /** The provider's number of the refund, once it is done. */
  refundNo?: string | null;
  /** How the money reached the buyer, once it is done. */
  paidBy?: PaidBy;
}
/** The columns of a provider refund, of `money_backs b`. */
export const providerRefundColumns = sql`b.id, b.number, b.payment, b.pay_order_id as "payOrderId", b.member_id as "memberId", b.shop,
  b.order_id as "orderId", b.order_no as "orderNo", b.refund_id as "refundId", b.amount, b.reason, b.provider, b.tries`;
export interface ProviderRefundHandler {
  /**
   * Posts the money and completes its cause, in the transaction that records that it has reached
   * the buyer.
   */
  done(ctx: TransactionContext, row: ProviderRefund): Promise<void>;
  /** The provider has returned an error or has not responded; the refund is retried. */
  failed?(ctx: TransactionContext, row: ProviderRefund, error: string): Promise<void>;
  /** The provider declines finally: the platform has to pay the buyer in another way. */
  refused?(ctx: TransactionContext, row: ProviderRefund, error: string): Promise<void>;
}
const handlers = new Map<ProviderRefundReason, ProviderRefundHandler>();
/**
 * Registers the handler of provider refunds with a reason. Without a handler they are posted from
 * `clearing` to the provider.
 */
export function registerProviderRefundHandler(reason: ProviderRefundReason, handler: ProviderRefundHandler): void {
  handlers.set(reason, handler);
}
/** Returns the handler of provider refunds with a reason. */
export const getHandler = (reason: ProviderRefundReason): ProviderRefundHandler | undefined => handlers.get(reason);

type Listener = (ctx: TransactionContext, row: ProviderRefund) => Promise<void>;
const listeners = new Map<ProviderRefundReason, Listener>();
/**
 * Registers a listener for completed provider refunds with a reason, called in the transaction that
 * records the completion, for reasons that need no handler.
 */
export function onProviderRefundDone(reason: ProviderRefundReason, listener: Listener): void {
  listeners.set(reason, listener);
}
/** Returns the listener for completed provider refunds with a reason. */
export const getListener = (reason: ProviderRefundReason): Listener | undefined => listeners.get(reason);

type Sender = (providerRefundId: number, now: Date) => void;
const senders = new WeakMap<Engine, Sender>();
/**
 * Registers the sender of waiting rows in this process; without one they wait for the next run of
 * the job.
 */
export function setSender(engine: Engine, sender: Sender | null): void {
  if (sender) senders.set(engine, sender);
  else senders.delete(engine);
}
/**
 * Asks the sender of this process to send a provider refund now; without a sender it waits for the
 * job.
 */
export const sendSoon = (engine: Engine, providerRefundId: number, now: Date): void =>
  senders.get(engine)?.(providerRefundId, now);

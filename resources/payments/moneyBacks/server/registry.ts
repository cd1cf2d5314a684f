import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { MoneyBackReason, PaidBy } from "../moneyBacks.ts";

/** A provider refund, as passed to its handler. Amounts are cents. */
export interface MoneyBack {
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
  reason: MoneyBackReason;
  provider: "wxPay" | "aliPay" | "balance";
  tries: number;
  /** The provider's number of the refund, once it is done. */
  refundNo?: string | null;
  /** How the money reached the buyer, once it is done. */
  paidBy?: PaidBy;
}
/** The columns of a provider refund, of `money_backs b`. */
export const moneyBackColumns = sql`b.id, b.number, b.payment, b.pay_order_id as "payOrderId", b.member_id as "memberId", b.shop,
  b.order_id as "orderId", b.order_no as "orderNo", b.refund_id as "refundId", b.amount, b.reason, b.provider, b.tries`;
export interface MoneyBackHandler {
  /**
   * Posts the money and completes its cause, in the transaction that records that it has reached
   * the buyer.
   */
  done(ctx: TransactionContext, row: MoneyBack): Promise<void>;
  /** The provider has returned an error or has not responded; the refund is retried. */
  failed?(ctx: TransactionContext, row: MoneyBack, error: string): Promise<void>;
  /** The provider declines finally: the platform has to pay the buyer in another way. */
  refused?(ctx: TransactionContext, row: MoneyBack, error: string): Promise<void>;
}
const handlers = new Map<MoneyBackReason, MoneyBackHandler>();
/**
 * Registers the handler of provider refunds with a reason. Without a handler they are posted from
 * `clearing` to the provider.
 */
export function onMoneyBack(reason: MoneyBackReason, handler: MoneyBackHandler): void {
  handlers.set(reason, handler);
}
export const handlerOf = (reason: MoneyBackReason): MoneyBackHandler | undefined => handlers.get(reason);

type Listener = (ctx: TransactionContext, row: MoneyBack) => Promise<void>;
const listeners = new Map<MoneyBackReason, Listener>();
/**
 * Registers a listener for completed provider refunds with a reason, called in the transaction that
 * records the completion, for reasons that need no handler.
 */
export function whenBack(reason: MoneyBackReason, listener: Listener): void {
  listeners.set(reason, listener);
}
export const listenerOf = (reason: MoneyBackReason): Listener | undefined => listeners.get(reason);

type Sender = (moneyBackId: number, now: Date) => void;
const senders = new WeakMap<Engine, Sender>();
/**
 * Registers the sender of waiting rows in this process; without one they wait for the next run of
 * the job.
 */
export function setSender(engine: Engine, sender: Sender | null): void {
  if (sender) senders.set(engine, sender);
  else senders.delete(engine);
}
export const sendSoon = (engine: Engine, moneyBackId: number, now: Date): void =>
  senders.get(engine)?.(moneyBackId, now);

import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { MoneyBackReason, PaidBy } from "../moneyBacks.ts";

/** Money on its way back, as those who asked for it are told. Amounts are cents. */
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
  /** The provider's number of it, once it is done. */
  refundNo?: string | null;
  /** How it reached the buyer, once it is done. */
  paidBy?: PaidBy;
}
/** The columns of one, of `money_backs b`. */
export const moneyBackColumns = sql`b.id, b.number, b.payment, b.pay_order_id as "payOrderId", b.member_id as "memberId", b.shop,
  b.order_id as "orderId", b.order_no as "orderNo", b.refund_id as "refundId", b.amount, b.reason, b.provider, b.tries`;
export interface MoneyBackHandler {
  /** The money is back: posts it, and completes what it was for, in the transaction that notes it. */
  done(ctx: TransactionContext, row: MoneyBack): Promise<void>;
  /** The provider has refused it or has not answered; it is tried again. */
  failed?(ctx: TransactionContext, row: MoneyBack, error: string): Promise<void>;
  /** The provider declines it for good: the platform has to pay it in another way. */
  refused?(ctx: TransactionContext, row: MoneyBack, error: string): Promise<void>;
}
const handlers = new Map<MoneyBackReason, MoneyBackHandler>();
/** Says who completes what money of a reason goes back for. Without a handler it is posted from `clearing` to the provider. */
export function onMoneyBack(reason: MoneyBackReason, handler: MoneyBackHandler): void {
  handlers.set(reason, handler);
}
export const handlerOf = (reason: MoneyBackReason): MoneyBackHandler | undefined => handlers.get(reason);

type Listener = (ctx: TransactionContext, row: MoneyBack) => Promise<void>;
const listeners = new Map<MoneyBackReason, Listener>();
/** Says who is told, in the transaction that notes it, that money of a reason is back which needs nobody to complete it. */
export function whenBack(reason: MoneyBackReason, listener: Listener): void {
  listeners.set(reason, listener);
}
export const listenerOf = (reason: MoneyBackReason): Listener | undefined => listeners.get(reason);

type Sender = (moneyBackId: number, now: Date) => void;
const senders = new WeakMap<Engine, Sender>();
/** Says who sends waiting rows at once in this process; without one the job does, in its turn. */
export function setSender(engine: Engine, sender: Sender | null): void {
  if (sender) senders.set(engine, sender);
  else senders.delete(engine);
}
export const sendSoon = (engine: Engine, moneyBackId: number, now: Date): void =>
  senders.get(engine)?.(moneyBackId, now);

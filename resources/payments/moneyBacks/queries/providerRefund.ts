import { sql } from "kysely";
import type { PaidBy, ProviderRefundReason } from "../moneyBacks.ts";

/** A provider refund, as its handler receives it. Amounts are cents. */
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

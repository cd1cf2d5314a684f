import { sql } from "kysely";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";

/** A provider refund, as its handler receives it. Amounts are cents. */
export type ProviderRefund = Pick<
  CamelRow<"money_backs">,
  | "id"
  | "number"
  | "payment"
  | "payOrderId"
  | "memberId"
  | "shop"
  | "orderId"
  | "orderNo"
  | "refundId"
  | "amount"
  | "reason"
  | "provider"
  | "tries"
> &
  Partial<{
    /** The provider's number of the refund, once it is done. */
    refundNo: CamelRow<"money_backs">["providerRefundNo"];
    /** How the money reached the buyer, once it is done. */
    paidBy: CamelRow<"money_backs">["paidBy"];
  }>;
/** The columns of a provider refund, of `money_backs b`. */
export const providerRefundColumns = sql`b.id, b.number, b.payment, b.pay_order_id as "payOrderId", b.member_id as "memberId", b.shop,
  b.order_id as "orderId", b.order_no as "orderNo", b.refund_id as "refundId", b.amount, b.reason, b.provider, b.tries`;

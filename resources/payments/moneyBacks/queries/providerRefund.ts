import { compiler } from "../../../../framework/server/tables/compiler.ts";
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
/** Begins a query of provider refunds, as `b`. */
export const selectProviderRefunds = () =>
  compiler
    .selectFrom("money_backs as b")
    .select(["b.id", "b.number", "b.payment", "b.pay_order_id as payOrderId"])
    .select(["b.member_id as memberId", "b.shop", "b.order_id as orderId", "b.order_no as orderNo"])
    .select(["b.refund_id as refundId", "b.amount", "b.reason", "b.provider", "b.tries"]);

import { isStored } from "../../../../core/payMethods.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import {
  type ProviderRefundRequest,
  requestProviderRefund,
} from "../../moneyBacks/commands/requestProviderRefund.ts";
import type { Tender } from "../tenderFields.ts";

/** The order that is refunded. */
type RefundedOrder = Pick<TableRow<"orders">, "id"> &
  Pick<CamelRow<"orders">, "payOrderId" | "shopId" | "orderNo" | "memberId">;

/**
 * Requests the refund of an order to each of the tenders that paid it. Returns `done` where all of
 * them are back at the buyer, in the balance or on gift cards.
 */
export async function requestTenderRefunds(
  ctx: TransactionContext,
  { id: orderId, payOrderId, shopId, orderNo, memberId }: RefundedOrder,
  tenders: readonly Tender[],
  {
    reason,
    refundId = null,
    payment = null,
  }: Pick<ProviderRefundRequest, "reason" | "refundId" | "payment">,
): Promise<"done" | "waiting"> {
  const answers: ("done" | "waiting")[] = [];
  for (const { method, amount } of tenders)
    answers.push(
      await requestProviderRefund(ctx, {
        payOrderId,
        shopId,
        orderId,
        orderNo,
        memberId,
        refundId,
        amount,
        reason,
        method,
        payment: isStored(method) ? null : payment,
      }),
    );
  return answers.every((answer) => answer === "done") ? "done" : "waiting";
}

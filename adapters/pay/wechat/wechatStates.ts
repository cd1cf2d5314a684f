import type { ChargeState, RefundState } from "../../../resources/payments/index.ts";
import { type Answer, findText, getCents, getObject, getText } from "../answerFields.ts";

/** Converts a transaction. One that was refunded later was paid. */
export function toChargeState(answer: Answer): ChargeState {
  const state = getText(answer, "trade_state");
  if (state === "SUCCESS" || state === "REFUND")
    return {
      status: "paid",
      txn: getText(answer, "transaction_id"),
      amount: getCents(getObject(answer, "amount"), "total"),
    };
  if (state === "CLOSED" || state === "REVOKED")
    return { status: "cancelled", txn: null, amount: 0 };
  return { status: state === "PAYERROR" ? "failed" : "open", txn: null, amount: 0 };
}

/**
 * Converts a refund. An abnormal one has not reached the buyer, for example because the card no
 * longer exists; somebody has to pay it in another way.
 */
export function toRefundState(answer: Answer): RefundState {
  const state = findText(answer, "status") ?? getText(answer, "refund_status");
  const refundNo = getText(answer, "refund_id");
  if (state === "SUCCESS") return { status: "done", refundNo };
  if (state === "PROCESSING") return { status: "pending", refundNo };
  return { status: "refused", reason: `WeChat Pay reports the refund as ${state}` };
}

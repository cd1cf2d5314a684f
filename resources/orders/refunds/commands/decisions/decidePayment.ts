import type { Posting } from "../../../../finance/server.ts";
import type { PaidBy } from "../../../../payments/index.ts";
import { getPayeeEntry } from "../../../../payments/server.ts";
import { domainError } from "../../../errors.ts";
import type { Refundable } from "../../calculateMaxRefund.ts";
import { buildDecision, measureOthers } from "./buildDecision.ts";
import { calculateCompletion, calculateStock } from "./calculateCompletion.ts";
import { calculateRefundable, toAmounts } from "./calculateRefundable.ts";
import type { CommandOf, Completion, RefundChanges, RefundDecision, Step } from "./decision.ts";
import { isOpen, isPaying, type OrderCase, type RefundCase } from "./refundCase.ts";

/** The order as it is once a decision about one of its refunds is applied. */
export const getOrderAfter = (
  found: RefundCase,
  { changes, completion, others }: Pick<RefundDecision, "changes" | "completion" | "others">,
): OrderCase => ({
  ...found,
  order: {
    ...found.order,
    refundAmount: found.order.refundAmount + (completion?.amount ?? 0),
  },
  lines: found.lines.map((line) =>
    completion && line.id === found.line.id ? { ...line, ...completion.line } : line,
  ),
  others: [
    ...found.others.map((other) => ({ ...other, ...others.find(({ id }) => id === other.id) })),
    { ...found.refund, ...changes, isLocked: false },
  ],
});

/**
 * Grants a refund: sends its amount back to the buyer. A refund to the wallet is completed
 * immediately, one by a provider when the provider confirms it.
 *
 * @param amounts what is refunded; by default the calculated amount.
 */
export function grantRefund(
  found: RefundCase,
  changes: RefundChanges,
  steps: readonly Step[],
  amounts?: Refundable,
): RefundDecision {
  const method = found.order.payMethod ?? "balance";
  const measured =
    amounts ?? calculateRefundable({ ...found, refund: { ...found.refund, ...changes } });
  const { refundAmount, freightAmount, arithmetic } = toAmounts(measured);
  const paying = {
    ...changes,
    refundAmount,
    freightAmount,
    arithmetic,
    payMethod: method,
    payState: "waiting",
    payError: null,
  } as const;
  const granted = { ...found, refund: { ...found.refund, ...paying } };
  const events = [...steps, { log: "paying", content: method } as const];
  const payment = refundAmount === 0 ? null : { amount: refundAmount, method };
  if (payment && method !== "balance") {
    const decision = { ...buildDecision(found, paying, ...events), payment };
    return { ...decision, others: measureOthers(getOrderAfter(granted, decision)) };
  }
  const completed = completeRefund(granted, { providerRefundNo: null, paidBy: null });
  return {
    ...completed,
    changes: { ...paying, ...completed.changes },
    payment,
    events: [...events, ...completed.events],
    others: measureOthers(getOrderAfter(granted, completed)),
  };
}

/** Completes a refund whose money has reached the buyer; null where it was completed before. */
export function decideCompletion(
  found: RefundCase,
  command: CommandOf<"complete">,
): RefundDecision | null {
  const { refund } = found;
  return isPaying(refund) && isOpen(refund.status) ? completeRefund(found, command) : null;
}

function completeRefund(
  found: RefundCase,
  { providerRefundNo, paidBy }: Pick<CommandOf<"complete">, "providerRefundNo" | "paidBy">,
): RefundDecision {
  const { order, now } = found;
  const completion = calculateCompletion(found);
  const changes = {
    status: "completed",
    refundedQty: completion.units,
    payState: "done",
    payError: null,
    refundTime: now.toISOString(),
    providerRefundNo,
  } as const;
  // How the refund was paid is logged where it differs from how the buyer paid.
  const content = paidBy === order.payMethod ? null : paidBy;
  return {
    ...buildDecision(found, changes, { log: "completed", event: "refundCompleted", content }),
    postings: [buildPosting(found, completion, paidBy ?? order.payMethod ?? "balance")],
    stock: calculateStock(found, completion),
    completion,
  };
}

/** Debits the shop with its earnings, and returns the platform's commission to it. */
function buildPosting(
  { refund, order, isSettled }: RefundCase,
  { commission, coupon }: Completion,
  paidBy: PaidBy,
): Posting {
  const { shopId, orderNo } = order;
  const of = { orderNo, refNo: refund.refundNo };
  // After settlement the balance itself is debited; it may become negative, which only this type
  // allows.
  const shop = { account: isSettled ? "balance" : "pending", shopId, ...of } as const;
  const buyer = getPayeeEntry(paidBy, order.memberId);
  const { refundAmount, freightAmount } = refund;
  return {
    type: "refund",
    refTable: "refunds",
    refId: refund.id,
    entries: [
      { ...shop, type: "refund", amount: freightAmount - refundAmount },
      { ...shop, type: isSettled ? "refund" : "freightRefund", amount: -freightAmount },
      { ...shop, type: isSettled ? "refund" : "couponReturned", amount: -coupon },
      { account: "platform", ...of, type: "couponReturned", amount: coupon },
      { ...shop, type: "commissionReturned", amount: commission },
      { account: "platform", ...of, type: "commissionReturned", amount: -commission },
      { ...buyer, ...of, type: "refund", amount: refundAmount },
    ],
  };
}

/**
 * Records that the provider has not paid: the refund retains its state and is retried. A repeated
 * error is logged once.
 */
export function decidePaymentFailure(
  found: RefundCase,
  { error }: { error: string },
): RefundDecision | null {
  const { payState, payError, status } = found.refund;
  const content = error.slice(0, 500);
  const isRepeated = payState === "failed" && payError === content;
  if (!isPaying(found.refund) || !isOpen(status) || isRepeated) return null;
  const changes = { payState: "failed", payError: content } as const;
  return buildDecision(found, changes, { log: "payFailed", event: "refundFailed", content });
}
/**
 * Records that the provider has declined finally: the refund remains open until the platform has
 * paid the buyer in another way.
 */
export function decidePaymentDecline(
  found: RefundCase,
  { error }: { error: string },
): RefundDecision | null {
  const { payState, status } = found.refund;
  if (!["waiting", "failed"].includes(payState) || !isOpen(status)) return null;
  const content = error.slice(0, 500);
  const changes = { payState: "requiresAction", payError: content } as const;
  return buildDecision(found, changes, { log: "payRefused", content });
}
/**
 * Retries the payment of a refund immediately, before its scheduled attempt.
 *
 * @throws {DomainError} `refund.nothingToRetry` when no payment of the refund failed.
 */
export function decideRetry(found: RefundCase): RefundDecision {
  if (found.refund.payState !== "failed") throw domainError("refund.nothingToRetry");
  const changes = { payState: "waiting", payError: null } as const;
  const step = { log: "paying", content: found.order.payMethod } as const;
  return { ...buildDecision(found, changes, step), retries: true };
}

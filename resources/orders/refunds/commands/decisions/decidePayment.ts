import { isStored } from "../../../../../core/payMethods.ts";
import type { Entry, Posting } from "../../../../finance/server.ts";
import { type PaidBy, splitRefund, type Tender } from "../../../../payments/index.ts";
import { getPayeeEntry } from "../../../../payments/server.ts";
import { domainError } from "../../../errors.ts";
import type { LockedOrder } from "../../../orders/queries/lockOrders.ts";
import type { Refundable } from "../../calculateMaxRefund.ts";
import { buildDecision, measureOthers } from "./buildDecision.ts";
import { calculateCompletion, calculateStock } from "./calculateCompletion.ts";
import { calculateRefundable, toAmounts } from "./calculateRefundable.ts";
import type { CommandOf, Completion, RefundChanges, RefundDecision, Step } from "./decision.ts";
import { isOpen, isPaying, type OrderCase, type RefundCase } from "./refundCase.ts";

/** The order as it is once a decision about one of its refunds is applied. */
export const getOrderAfter = (
  found: RefundCase,
  {
    changes,
    completion,
    others,
    parts,
  }: Pick<RefundDecision, "changes" | "completion" | "others" | "parts">,
): OrderCase => ({
  ...found,
  tenders: found.tenders.map((tender) => ({
    ...tender,
    refunded: parts
      .filter(({ method }) => method === tender.method)
      .reduce((sum, { amount }) => sum + amount, tender.refunded),
  })),
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
 * Grants a refund: sends its amount back to the buyer, to the tenders that paid the order. A refund
 * to the wallet or to gift cards is completed immediately, one by a provider when the provider
 * confirms it; what goes to the wallet or the cards beside it is sent then.
 *
 * @param amounts what is refunded; by default the calculated amount.
 */
export function grantRefund(
  found: RefundCase,
  changes: RefundChanges,
  steps: readonly Step[],
  amounts?: Refundable,
): RefundDecision {
  const measured =
    amounts ?? calculateRefundable({ ...found, refund: { ...found.refund, ...changes } });
  const { refundAmount, freightAmount, arithmetic } = toAmounts(measured);
  const parts = splitRefund(found.tenders, refundAmount);
  const byProvider = parts.filter(({ method }) => !isStored(method));
  const method = (byProvider[0] ?? parts[0])?.method ?? found.order.payMethod ?? "balance";
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
  if (byProvider.length > 0) {
    const decision = { ...buildDecision(found, paying, ...events), payments: byProvider, parts };
    return { ...decision, others: measureOthers(getOrderAfter(granted, decision)) };
  }
  const completed = completeRefund({ ...granted, parts }, { providerRefundNo: null, paidBy: null });
  return {
    ...completed,
    changes: { ...paying, ...completed.changes },
    payments: parts,
    parts,
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
  if (!isPaying(refund) || !isOpen(refund.status)) return null;
  const payments = found.parts.filter(({ method }) => isStored(method));
  return { ...completeRefund(found, command), payments };
}

function completeRefund(
  found: RefundCase,
  { providerRefundNo, paidBy }: Pick<CommandOf<"complete">, "providerRefundNo" | "paidBy">,
): RefundDecision {
  const { refund, order, now } = found;
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
  const parts =
    found.parts.length > 0
      ? found.parts
      : [{ method: order.payMethod ?? "balance", amount: refund.refundAmount }];
  return {
    ...buildDecision(found, changes, { log: "completed", event: "refundCompleted", content }),
    postings: [buildPosting(found, completion, creditPayees(order, parts, paidBy))],
    stock: calculateStock(found, completion),
    completion,
  };
}

/**
 * Builds the entries that credit the buyer. The platform may have paid the provider's part in
 * another way.
 */
const creditPayees = (
  order: Pick<LockedOrder, "memberId" | "shopId">,
  parts: readonly Tender[],
  paidBy: PaidBy | null,
): readonly Omit<Entry, "type">[] =>
  parts.map(({ method, amount }) => ({
    ...getPayeeEntry(isStored(method) ? method : (paidBy ?? method), order),
    amount,
  }));

/** Debits the shop with its earnings, and returns the platform's commission to it. */
function buildPosting(
  { refund, order, isSettled }: RefundCase,
  { commission, coupon }: Completion,
  payees: readonly Omit<Entry, "type">[],
): Posting {
  const { shopId, orderNo } = order;
  const of = { orderNo, refNo: refund.refundNo };
  // After settlement the balance itself is debited; it may become negative, which only this type
  // allows.
  const shop = { account: isSettled ? "balance" : "pending", shopId, ...of } as const;
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
      ...payees.map((payee) => ({ ...payee, ...of, type: "refund" })),
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

import type { Exact } from "../../../../../framework/server/tables/camelValues.ts";
import { calculateRefundable, toAmounts } from "./calculateRefundable.ts";
import type { RefundChanges, RefundDecision, Step } from "./decision.ts";
import { isOpen, type OrderCase, type OtherRefund, type RefundCase } from "./refundCase.ts";

/**
 * Builds the decision of one step: new values of the refund, and how it is logged. While the refund
 * waits for a decision, its amounts are calculated again.
 */
export function buildDecision<C extends RefundChanges>(
  found: RefundCase,
  changes: Exact<C, RefundChanges>,
  ...events: readonly Step[]
): RefundDecision {
  const after = { ...found.refund, ...changes };
  const waits = isOpen(after.status) && after.payState === "none";
  const amounts = waits ? toAmounts(calculateRefundable({ ...found, refund: after })) : {};
  const ends = isOpen(found.refund.status) && !isOpen(after.status);
  return {
    changes: { ...amounts, ...changes },
    others: [],
    payments: [],
    parts: [],
    retries: false,
    postings: [],
    stock: null,
    completion: null,
    receiptMinutes: ends ? calculateWaitingMinutes(found) : 0,
    events,
  };
}

/** Calculates the new amounts of an order's other open refunds, in a state of the order. */
export const measureOthers = (after: OrderCase): RefundDecision["others"] =>
  after.others.flatMap((other) => {
    const line = after.lines.find(({ id }) => id === other.lineId);
    const isFree = other.isLocked && isOpen(other.status) && other.payState === "none";
    if (!line || !isFree) return [];
    const amounts = toAmounts(calculateRefundable({ ...after, line, refund: other }));
    const isSame =
      amounts.refundAmount === other.refundAmount && amounts.freightAmount === other.freightAmount;
    return isSame ? [] : [{ id: other.id, ...amounts }];
  });

/**
 * Calculates for how many minutes refunds have blocked an order without a pause: refunds that
 * overlap count as one period.
 */
function calculateWaitingMinutes({ refund, others, now }: RefundCase): number {
  const from = ({
    platformAskedTime,
    addTime,
  }: Pick<OtherRefund, "platformAskedTime" | "addTime">) =>
    new Date(platformAskedTime ?? addTime).getTime();
  // One that was refused and then withdrawn had ended with the refusal.
  const periods = others.filter(
    ({ status, askExpiredTime, platformAskedTime }) =>
      !(status === "closed" && askExpiredTime !== null && platformAskedTime === null),
  );
  let since = from(refund);
  for (;;) {
    const earlier = periods.filter(
      (other) => new Date(other.updTime).getTime() >= since && from(other) < since,
    );
    if (earlier.length === 0) break;
    since = Math.min(...earlier.map(from));
  }
  return Math.max(0, Math.ceil((now.getTime() - since) / 60_000));
}

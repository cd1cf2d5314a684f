import { addDays } from "../../../../../core/server/transactionContext.ts";
import { formatMoney } from "../../../../../framework/schema/index.ts";
import { domainError } from "../../../errors.ts";
import { buildDecision } from "./buildDecision.ts";
import { calculateRefundable } from "./calculateRefundable.ts";
import { checkRefund, requireReason } from "./checks.ts";
import { payOrRequestReturn } from "./decideRequest.ts";
import type { CommandOf, RefundChanges, RefundDecision } from "./decision.ts";
import type { RefundCase } from "./refundCase.ts";

/**
 * Offers the buyer less than requested, with a reason. A later offer has to be higher, so that the
 * shop cannot put off a decision with offers.
 *
 * @throws {DomainError} `refund.offerNotLower` when the offer is not below the requested amount.
 * @throws {DomainError} `refund.offerNotHigher` when the buyer has declined as much already.
 * @throws {DomainError} `refund.reasonRequired` when the reason is missing.
 */
export function decideOffer(
  found: RefundCase,
  { amount, reason }: CommandOf<"offer">,
): RefundDecision {
  const { refund, config, now } = found;
  checkRefund(refund, ["applying"], "offer");
  const content = requireReason(reason);
  const { max } = calculateRefundable(found);
  if (amount >= max) throw domainError("refund.offerNotLower", { max: formatMoney(max) });
  if (amount <= (refund.offeredAmount ?? 0))
    throw domainError("refund.offerNotHigher", { min: formatMoney(refund.offeredAmount ?? 0) });
  const changes = {
    status: "offered",
    offeredAmount: amount,
    offerReason: content,
    offerExpiredTime: addDays(now, config.agreeDays).toISOString(),
  } as const;
  const step = { log: "offered", event: "refundOffered", amount, content } as const;
  return buildDecision(found, changes, step);
}
/**
 * Accepts the shop's offer, for the buyer: the offered amount is paid, or the goods are returned
 * first.
 */
export function decideAcceptance(found: RefundCase): RefundDecision {
  checkRefund(found.refund, ["offered"], "acceptOffer");
  if (isOver(found)) throw domainError("refund.windowClosed");
  const changes = { askedAmount: found.refund.offeredAmount };
  return payOrRequestReturn(found, changes, {
    log: "offerAccepted",
    event: "refundOfferAccepted",
  });
}
const isOver = ({ refund, now }: RefundCase): boolean =>
  refund.offerExpiredTime !== null && now > new Date(refund.offerExpiredTime);

/**
 * Returns a request to the shop, which has a day at least to decide again: its own deadline has not
 * been paused by the offer.
 */
function resumeRequest({ refund, now }: RefundCase): RefundChanges {
  const tomorrow = addDays(now, 1);
  const deadline = new Date(refund.autoAgreeTime ?? tomorrow);
  const later = deadline > tomorrow ? deadline : tomorrow;
  return { status: "applying", autoAgreeTime: later.toISOString() };
}
/** Declines the shop's offer, for the buyer: the request waits for the shop's decision again. */
export function declineOffer(
  found: RefundCase,
  { reason }: CommandOf<"declineOffer">,
): RefundDecision {
  checkRefund(found.refund, ["offered"], "declineOffer");
  const content = reason?.trim().slice(0, 500) || null;
  const step = { log: "offerDeclined", event: "refundOfferDeclined", content } as const;
  return buildDecision(found, resumeRequest(found), step);
}
/** Ends an offer that the buyer has not answered in time. */
export const expireOffer = (found: RefundCase): RefundDecision =>
  buildDecision(found, resumeRequest(found), {
    log: "offerExpired",
    event: "refundOfferDeclined",
  });

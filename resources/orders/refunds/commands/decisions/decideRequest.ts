import { addDays } from "../../../../../core/server/transactionContext.ts";
import { formatMoney } from "../../../../../framework/schema/index.ts";
import { type Courier, couriers } from "../../../../freight/index.ts";
import { domainError } from "../../../errors.ts";
import { buildDecision } from "./buildDecision.ts";
import { calculateFreightLeft } from "./calculateRefundable.ts";
import { checkRefund, requireReason } from "./checks.ts";
import { grantRefund } from "./decidePayment.ts";
import type { CommandOf, RefundChanges, RefundDecision, Step } from "./decision.ts";
import { hasOpenRefund, type RefundCase } from "./refundCase.ts";
import { countReturnable } from "./splitUnits.ts";

/**
 * Agrees to a refund, by the shop or at its deadline: pays it, or asks for the goods to be returned
 * first.
 *
 * @throws {DomainError} `refund.returnAddressMissing` when the shop has no return address.
 */
export function decideAgreement(found: RefundCase): RefundDecision {
  checkRefund(found.refund, ["applying", "offered"], "agree");
  const step = { log: "agreed", event: "refundAgreed" } as const;
  return payOrRequestReturn(found, {}, step);
}
/** Pays a refund that is agreed to, or asks for the goods to be returned first. */
export const payOrRequestReturn = (
  found: RefundCase,
  changes: RefundChanges,
  step: Step,
): RefundDecision =>
  found.refund.refundInd === "returnAndRefund"
    ? requestReturn(found, changes, step)
    : grantRefund(found, { status: "applying", ...changes }, [step]);
/** Asks the buyer to return the goods to the shop's current address. */
function requestReturn(found: RefundCase, more: RefundChanges, step: Step): RefundDecision {
  const { returnAddress, config, now } = found;
  if (!returnAddress) throw domainError("refund.returnAddressMissing");
  const changes = {
    ...more,
    ...returnAddress,
    status: "waitingReturn",
    refundInd: "returnAndRefund",
    buyerSendTime: addDays(now, config.returnDays).toISOString(),
  } as const;
  return buildDecision(found, changes, step);
}

/**
 * Rejects a request, or returned goods, with a reason that the buyer can read; the buyer may ask
 * the platform within a period.
 */
export function decideRejection(
  found: RefundCase,
  { kind, reason }: CommandOf<"refuse" | "refuseReturn">,
): RefundDecision {
  const isRequest = kind === "refuse";
  checkRefund(found.refund, [isRequest ? "applying" : "returned"], kind);
  const content = requireReason(reason);
  const changes = {
    status: "rejected",
    denyReason: content,
    askExpiredTime: addDays(found.now, found.config.refundDays).toISOString(),
  } as const;
  const step: Step = isRequest
    ? { log: "refused", event: "refundRejected", content }
    : { log: "returnRefused", event: "refundReturnRefused", content };
  return buildDecision(found, changes, step);
}
/** Confirms the return of the goods, by the shop or at its deadline, and pays the refund. */
export function decideReceipt(
  found: RefundCase,
  { restock }: CommandOf<"confirmReturn">,
): RefundDecision {
  checkRefund(found.refund, ["returned"], "confirmReturn");
  return grantRefund(found, { restock }, [{ log: "returned", event: "refundReturned" }]);
}

/**
 * Records that the buyer has returned the goods.
 *
 * @throws {DomainError} `refund.trackingRequired` when the returned parcel has no tracking number.
 */
export function decideReturn(
  found: RefundCase,
  command: CommandOf<"submitReturn">,
): RefundDecision {
  checkRefund(found.refund, ["waitingReturn"], "submitReturn");
  const deliveryNo = command.deliveryNo.trim().slice(0, 60);
  const deliveryType: Courier | undefined = couriers.find((one) => one === command.deliveryType);
  if (deliveryNo === "" || !deliveryType) throw domainError("refund.trackingRequired");
  const sellerConfirmTime = addDays(found.now, found.config.confirmDays).toISOString();
  const changes = { status: "returned", deliveryType, deliveryNo, sellerConfirmTime } as const;
  const content = `${deliveryType} ${deliveryNo}`;
  return buildDecision(found, changes, { log: "sentBack", event: "refundSentBack", content });
}
/**
 * Asks the platform to decide about a refund that the shop has rejected: once, and before the
 * deadline.
 *
 * @throws {DomainError} `refund.alreadyEscalated` when the refund has been escalated to the
 * platform.
 * @throws {DomainError} `refund.alreadyOpen` when the order line has an open refund.
 * @throws {DomainError} `refund.quantityExceedsRemaining` when fewer items are left to refund.
 * @throws {DomainError} `refund.windowClosed` when the time for refunds is over.
 */
export function decideEscalation(
  found: RefundCase,
  { reason, imgs = [] }: CommandOf<"askPlatform">,
): RefundDecision {
  const { refund, order, line, now } = found;
  checkRefund(refund, ["rejected"], "askPlatform");
  if (refund.platformAskedTime) throw domainError("refund.alreadyEscalated");
  if (!refund.askExpiredTime || now > new Date(refund.askExpiredTime))
    throw domainError("refund.windowClosed");
  if (hasOpenRefund(found, line.id)) throw domainError("refund.alreadyOpen");
  const left = line.qty - line.refundedQty;
  if (refund.qty > left || order.status === "cancelled")
    throw domainError("refund.quantityExceedsRemaining", { left });
  const content = requireReason(reason);
  const changes = { status: "intervention", platformAskedTime: now.toISOString() } as const;
  const step = { log: "platformAsked", event: "refundIntervention", content } as const;
  return buildDecision(found, changes, { ...step, imgs: imgs.slice(0, 9) });
}
/** Withdraws a refund for its buyer, who may apply again within the refund period. */
export function decideWithdrawal(found: RefundCase): RefundDecision {
  checkRefund(
    found.refund,
    ["applying", "offered", "waitingReturn", "returned", "rejected", "intervention"],
    "withdraw",
  );
  return buildDecision(found, { status: "closed" }, { log: "withdrawn", event: "refundClosed" });
}

/**
 * Decides a refund for the buyer: pays it, or asks for the goods to be returned first; with
 * freight, where the platform grants it.
 *
 * @throws {DomainError} `refund.notShipped` when a return is requested for goods that were not
 * shipped.
 * @throws {DomainError} `refund.shippingExceedsRemaining` when less shipping is left to refund.
 */
export function decideRuling(
  found: RefundCase,
  { goodsBack, freight, reason }: CommandOf<"ruleForBuyer">,
): RefundDecision {
  checkRefund(found.refund, ["intervention"], "decide");
  const left = calculateFreightLeft(found, found.refund.id);
  if (freight !== null && (freight < 0 || freight > left))
    throw domainError("refund.shippingExceedsRemaining", { max: formatMoney(left) });
  if (goodsBack && found.refund.qty > countReturnable(found.line))
    throw domainError("refund.notShipped");
  const changes = { platformFreight: freight };
  const step = { log: "platformAgreed", event: "refundAgreed", content: reason } as const;
  return goodsBack ? requestReturn(found, changes, step) : grantRefund(found, changes, [step]);
}
/** Decides a refund for the shop, with a reason. */
export function decideDismissal(
  found: RefundCase,
  { reason }: CommandOf<"ruleForShop">,
): RefundDecision {
  checkRefund(found.refund, ["intervention"], "decide");
  const denyReason = requireReason(reason);
  const step = { log: "platformRejected", event: "refundClosed", content: denyReason } as const;
  return buildDecision(found, { status: "closed", denyReason }, step);
}

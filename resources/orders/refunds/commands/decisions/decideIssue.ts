import { formatMoney } from "../../../../../framework/schema/index.ts";
import { domainError } from "../../../errors.ts";
import { capAtRequested, replaceFreight } from "../../calculateMaxRefund.ts";
import { calculateFreightLeft, calculateRefundable } from "./calculateRefundable.ts";
import { checkRefund, createAmountError, requireReason } from "./checks.ts";
import { grantRefund } from "./decidePayment.ts";
import type { CommandOf, RefundDecision } from "./decision.ts";
import type { RefundCase } from "./refundCase.ts";

/**
 * Pays a refund that the shop has created without a request: the maximum of its units, or less, and
 * the freight that the shop grants. By default the freight is refunded with the last units of an
 * order that was not shipped.
 *
 * @throws {DomainError} `refund.amountExceedsMax` when the amount is more than can be refunded.
 * @throws {DomainError} `refund.shippingExceedsRemaining` when less shipping is left to refund.
 * @throws {DomainError} `refund.reasonRequired` when the reason is missing.
 */
export function decideIssue(
  found: RefundCase,
  { amount, freight, reason }: CommandOf<"issue">,
): RefundDecision {
  checkRefund(found.refund, ["applying"], "agree");
  const content = requireReason(reason);
  const available = calculateRefundable(found);
  if (amount !== null && amount > available.goods) throw createAmountError(available.goods);
  const left = calculateFreightLeft(found, found.refund.id);
  if (freight !== null && freight > left)
    throw domainError("refund.shippingExceedsRemaining", { max: formatMoney(left) });
  const isWhole = amount === null || amount === available.goods;
  const goods = capAtRequested(replaceFreight(available, 0), amount);
  const granted = freight ?? (isWhole ? available.freight : 0);
  return grantRefund(
    found,
    {},
    [{ log: "issued", event: "refundIssued", content }],
    replaceFreight(goods, granted, "freight"),
  );
}

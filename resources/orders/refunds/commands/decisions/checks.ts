import { formatMoney, toAmount } from "../../../../../framework/schema/index.ts";
import { toStatusParams } from "../../../../../framework/server/domainError.ts";
import { domainError } from "../../../errors.ts";
import type { RefundState } from "../../refundFields.ts";
import type { LockedRefund } from "./refundCase.ts";

/** Commands of a refund, named by the messages `screen.commands`. */
export type CommandName =
  | "agree"
  | "refuse"
  | "submitReturn"
  | "confirmReturn"
  | "refuseReturn"
  | "askPlatform"
  | "decide"
  | "withdraw"
  | "offer"
  | "acceptOffer"
  | "declineOffer";
/**
 * Rejects a command that the refund's state does not allow, and any command once the refund is
 * being paid.
 *
 * @throws {DomainError} `refund.inProgress` when the refund is being paid.
 * @throws {DomainError} `refund.statusNotAllowed` when the refund's state does not allow it.
 */
export function checkRefund(
  { status, payState }: Pick<LockedRefund, "status" | "payState">,
  from: readonly RefundState[],
  command: CommandName,
): void {
  if (!from.includes(status))
    throw domainError(
      "refund.statusNotAllowed",
      toStatusParams("refunds", { command, state: status }),
      { data: { state: status } },
    );
  if (payState !== "none") throw domainError("refund.inProgress");
}
/**
 * Returns the reason, which is required.
 *
 * @throws {DomainError} `refund.reasonRequired` when the reason is missing.
 */
export function requireReason(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed === "") throw domainError("refund.reasonRequired", {}, { fields: ["reason"] });
  return trimmed.slice(0, 500);
}

/** The error of an amount above the maximum, in cents. */
export const createAmountError = (max: number) =>
  Object.assign(domainError("refund.amountExceedsMax", { max: formatMoney(max) }), {
    data: { max: toAmount(max) },
  });
/** The error of more units than are left to refund. */
export const createQuantityError = (left: number) =>
  Object.assign(domainError("refund.quantityExceedsRemaining", { left }), { data: { left } });

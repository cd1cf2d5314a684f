import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { loadRefundCase, type Owner } from "../queries/loadRefundCase.ts";
import { applyDecision } from "./applyDecision.ts";
import { decide } from "./decisions/decide.ts";
import type { RefundCommand } from "./decisions/decision.ts";

/**
 * Runs a command on a refund: loads everything about it once, decides, and writes the decision
 * once. Returns false where nothing changes. Without an owner, any refund is found.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 * @throws {DomainError} `refund.statusNotAllowed` when the refund's state does not allow it.
 * @throws {DomainError} `refund.inProgress` when the refund is being paid.
 */
export async function runRefundCommand(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
  command: RefundCommand,
): Promise<boolean> {
  const found = await loadRefundCase(ctx.tx, refundId, owner, ctx.now);
  const decision = decide(found, command);
  if (!decision) return false;
  await applyDecision(ctx, found, decision);
  return true;
}

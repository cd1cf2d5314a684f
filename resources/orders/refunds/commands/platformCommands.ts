import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { runRefundCommand } from "./runRefundCommand.ts";

/** What the platform rules for the buyer; freight in cents. */
interface Ruling {
  goodsBack: boolean;
  freight?: number | null;
  /** For the buyer and the shop. */
  reason?: string | null;
}
/**
 * Decides a refund for the buyer: pays it, or asks for the goods to be returned first; with
 * freight, where the platform grants it.
 *
 * @throws {DomainError} `refund.notShipped` when a return is requested for goods that were not
 * shipped.
 * @throws {DomainError} `refund.shippingExceedsRemaining` when less shipping is left to refund.
 */
export async function agreeAsPlatform(
  ctx: TransactionContext,
  refundId: number,
  { goodsBack, freight = null, reason = null }: Ruling,
): Promise<void> {
  const ruling = { kind: "ruleForBuyer", goodsBack, freight, reason } as const;
  await runRefundCommand(ctx, refundId, null, ruling);
}
/** Decides a refund for the shop, with a reason. */
export async function rejectAsPlatform(
  ctx: TransactionContext,
  refundId: number,
  reason: string,
): Promise<void> {
  await runRefundCommand(ctx, refundId, null, { kind: "ruleForShop", reason });
}

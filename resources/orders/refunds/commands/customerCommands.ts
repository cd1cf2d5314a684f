import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { runRefundCommand } from "./runRefundCommand.ts";

/**
 * Records that the buyer has returned the goods.
 *
 * @throws {DomainError} `refund.trackingRequired` when the returned parcel has no tracking number.
 */
export async function submitReturn(
  ctx: TransactionContext,
  memberId: number,
  refundId: number,
  parcel: { deliveryType: string; deliveryNo: string },
): Promise<void> {
  await runRefundCommand(ctx, refundId, { memberId }, { kind: "submitReturn", ...parcel });
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
export async function requestIntervention(
  ctx: TransactionContext,
  memberId: number,
  refundId: number,
  input: { reason: string; imgs?: readonly string[] },
): Promise<void> {
  await runRefundCommand(ctx, refundId, { memberId }, { kind: "askPlatform", ...input });
}

/** Accepts the lower amount that the shop has offered. */
export async function acceptOffer(
  ctx: TransactionContext,
  memberId: number,
  refundId: number,
): Promise<void> {
  await runRefundCommand(ctx, refundId, { memberId }, { kind: "acceptOffer" });
}
/** Declines the amount that the shop has offered; the shop has to decide again. */
export async function declineOffer(
  ctx: TransactionContext,
  memberId: number,
  refundId: number,
  reason: string | null = null,
): Promise<void> {
  await runRefundCommand(ctx, refundId, { memberId }, { kind: "declineOffer", reason });
}

/** Withdraws a refund for its buyer, who may apply again within the refund period. */
export async function withdrawRefund(
  ctx: TransactionContext,
  memberId: number,
  refundId: number,
): Promise<void> {
  await runRefundCommand(ctx, refundId, { memberId }, { kind: "withdraw" });
}

import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Owner } from "../queries/loadRefundCase.ts";
import { runRefundCommand } from "./runRefundCommand.ts";

/**
 * Agrees to a refund, by the shop or at its deadline: pays it, or asks for the goods to be returned
 * first.
 *
 * @throws {DomainError} `refund.returnAddressMissing` when the shop has no return address.
 */
export async function agree(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
): Promise<void> {
  await runRefundCommand(ctx, refundId, owner, { kind: "agree" });
}
/**
 * Offers the buyer less than requested, in cents, with a reason; the buyer accepts or declines.
 *
 * @throws {DomainError} `refund.offerNotLower` when the offer is not below the requested amount.
 * @throws {DomainError} `refund.offerNotHigher` when the buyer has declined as much already.
 */
export async function offerAmount(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  await runRefundCommand(ctx, refundId, owner, { kind: "offer", amount, reason });
}
/** Rejects a requested refund with a reason; the customer may then ask the platform. */
export async function rejectRefund(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
  reason: string,
): Promise<void> {
  await runRefundCommand(ctx, refundId, owner, { kind: "refuse", reason });
}
/** Rejects returned goods with a reason; the customer may then ask the platform. */
export async function rejectReturn(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
  reason: string,
): Promise<void> {
  await runRefundCommand(ctx, refundId, owner, { kind: "refuseReturn", reason });
}
/** Confirms the return of the goods, by the shop or at its deadline, and pays the refund. */
export async function confirmReturn(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
  restock: boolean,
): Promise<void> {
  await runRefundCommand(ctx, refundId, owner, { kind: "confirmReturn", restock });
}
/**
 * Retries the payment of a refund immediately, before its scheduled attempt.
 *
 * @throws {DomainError} `refund.nothingToRetry` when no payment of the refund failed.
 */
export async function retryPayment(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
): Promise<void> {
  await runRefundCommand(ctx, refundId, owner, { kind: "retryPayment" });
}

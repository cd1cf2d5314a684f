import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { type ProviderRefundHandler, sendSoon } from "../../../payments/server.ts";
import { domainError } from "../../errors.ts";
import { isOpen, lockRefund, type Owner } from "../queries/lockRefund.ts";
import { transition } from "./changeRefund.ts";
import { completeRefund, payingStates } from "./issueRefund.ts";

/**
 * Records that the provider has not paid: the refund retains its state, stores the error, and is
 * retried.
 */
async function failRefund(
  ctx: TransactionContext,
  refundId: number,
  message: string,
): Promise<boolean> {
  const found = await lockRefund(ctx.tx, refundId, null);
  const { payState, status } = found.refund;
  if (!payingStates.includes(payState) || !isOpen(status)) return false;
  const error = message.slice(0, 500);
  const values = { payState: "failed", payError: error } as const;
  const last = await ctx.tx.first(
    ctx.tx.db.selectFrom("refunds").select("pay_error as error").where("id", "=", refundId),
  );
  // A repeated error is logged once.
  if (payState === "failed" && last?.error === error) return true;
  await transition(ctx, found, values, { log: "payFailed", event: "refundFailed", content: error });
  return true;
}
/**
 * Records that the provider has declined finally: the refund remains open until the platform has
 * paid the buyer in another way.
 */
async function requirePlatform(
  ctx: TransactionContext,
  refundId: number,
  message: string,
): Promise<void> {
  const found = await lockRefund(ctx.tx, refundId, null);
  const { payState, status } = found.refund;
  if (!["waiting", "failed"].includes(payState) || !isOpen(status)) return;
  const payError = message.slice(0, 500);
  await transition(
    ctx,
    found,
    { payState: "requiresAction", payError },
    { log: "payRefused", content: payError },
  );
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
  const { tx, now } = ctx;
  const found = await lockRefund(tx, refundId, owner);
  if (found.refund.payState !== "failed") throw domainError("refund.nothingToRetry");
  // A locked row is being tried at this moment.
  const isWaiting = sql<boolean>`t.id = (
    select id from money_backs where refund_id = ${refundId} and status <> 'done'
    order by id limit 1 for update skip locked)`;
  const [waiting] = await updateRows(ctx, "moneyBacks", isWaiting, {
    next_try_at: now.toISOString(),
  });
  await transition(
    ctx,
    found,
    { payState: "waiting", payError: null },
    { log: "paying", content: found.order.payMethod },
  );
  if (waiting !== undefined) await sendSoon(ctx, waiting);
}

/** Completes refunds by what their provider reports. */
export const refundHandler: ProviderRefundHandler = {
  async done(ctx, { refundId, refundNo = null, paidBy }) {
    if (refundId !== null) await completeRefund(ctx, refundId, refundNo, paidBy);
  },
  async failed(ctx, { refundId }, error) {
    if (refundId !== null) await failRefund(ctx, refundId, error);
  },
  async refused(ctx, { refundId }, error) {
    if (refundId !== null) await requirePlatform(ctx, refundId, error);
  },
};

import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { PaidBy } from "../../../payments/index.ts";
import type { ProviderRefundHandler } from "../../../payments/server.ts";
import { runRefundCommand } from "./runRefundCommand.ts";

/**
 * Completes a refund whose money has reached the buyer; returns false where it was completed
 * before.
 */
export const completeRefund = (
  ctx: TransactionContext,
  refundId: number,
  providerRefundNo: string | null = null,
  paidBy: PaidBy | null = null,
): Promise<boolean> =>
  runRefundCommand(ctx, refundId, null, { kind: "complete", providerRefundNo, paidBy });

/** Completes refunds by what their provider reports. */
export const refundHandler: ProviderRefundHandler = {
  async done(ctx, { refundId, refundNo = null, paidBy }) {
    if (refundId !== null) await completeRefund(ctx, refundId, refundNo, paidBy);
  },
  async failed(ctx, { refundId }, error) {
    if (refundId !== null)
      await runRefundCommand(ctx, refundId, null, { kind: "failPayment", error });
  },
  async refused(ctx, { refundId }, error) {
    if (refundId !== null)
      await runRefundCommand(ctx, refundId, null, { kind: "declinePayment", error });
  },
};

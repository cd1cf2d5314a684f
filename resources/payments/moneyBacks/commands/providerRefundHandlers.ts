import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { defineService } from "../../../../framework/server/services.ts";
import type { PaidBy, ProviderRefundReason } from "../moneyBacks.ts";
import type { ProviderRefund } from "../queries/providerRefund.ts";
import { postProviderRefund } from "./postProviderRefund.ts";

/** Completes the cause of provider refunds with one reason. */
export interface ProviderRefundHandler {
  /**
   * Posts the money and completes its cause, in the transaction that records that it has reached
   * the buyer.
   */
  done(ctx: TransactionContext, row: ProviderRefund & { paidBy: PaidBy }): Promise<void>;
  /** The provider has returned an error or has not responded; the refund is retried. */
  failed?(ctx: TransactionContext, row: ProviderRefund, error: string): Promise<void>;
  /** The provider declines finally: the platform has to pay the buyer in another way. */
  refused?(ctx: TransactionContext, row: ProviderRefund, error: string): Promise<void>;
}

/** The handlers of provider refunds, one for each reason. */
export type ProviderRefundHandlers = Readonly<Record<ProviderRefundReason, ProviderRefundHandler>>;
export const providerRefundHandlers =
  defineService<ProviderRefundHandlers>("providerRefundHandlers");

/** Handles refunds whose only effect is their posting, from `clearing` to the buyer. */
export const postingHandler: ProviderRefundHandler = {
  done: (ctx, row) => postProviderRefund(ctx, row, row.paidBy),
};

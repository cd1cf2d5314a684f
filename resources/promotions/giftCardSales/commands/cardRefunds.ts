import type { PayMethod } from "../../../../core/payMethods.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { defineService } from "../../../../framework/server/services.ts";

/** What is refunded of a bought card, by the method of its payment. */
export interface CardRefund {
  payOrderId: number;
  shopId: number;
  memberId: number;
  /** Cents. */
  amount: number;
  reason: "giftCardRefunded";
  method: PayMethod;
}
/** Requests the refund of a bought card from its provider; the composition root provides it. */
export const cardRefunds =
  defineService<(ctx: TransactionContext, refund: CardRefund) => Promise<unknown>>("cardRefunds");

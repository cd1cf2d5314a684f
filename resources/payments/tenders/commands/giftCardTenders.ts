import type { RawBuilder } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { defineService } from "../../../../framework/server/services.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Posting } from "../../../finance/server.ts";
import type { StoredTender } from "../tenderFields.ts";

/** What gift cards hold for the orders of one shop of a payment. Cents. */
export type HeldGiftCards = Pick<CamelRow<"gift_cards_holds">, "shopId" | "amount">;

/** An order, and what gift cards pay of it or get back. Cents. */
export interface GiftCardOrder {
  id: number;
  shopId: number;
  orderNo: string | null;
  memberId: number;
  amount: number;
}

/** Pays with gift cards and refunds to them. */
export interface GiftCardTenders {
  /** Builds the query of what cards hold for a locked payment. */
  selectHeld(payOrderId: number): RawBuilder<HeldGiftCards>;
  /** Takes from the cards what pays the orders of a payment, and releases the rest. */
  capture(
    ctx: TransactionContext,
    payOrderId: number,
    orders: readonly GiftCardOrder[],
  ): Promise<void>;
  /** Locks the cards that have paid orders, before the ledger is locked. */
  lockPaid(ctx: TransactionContext, orderIds: readonly number[]): Promise<void>;
  /**
   * Refunds an amount to the cards that have paid an order, each up to what it paid. Returns the
   * postings of what goes on to the buyer's balance, because its card has expired; the caller posts
   * them after the refund itself.
   */
  refund(
    ctx: TransactionContext,
    order: GiftCardOrder,
    refNo: string | null,
  ): Promise<readonly Posting[]>;
}
export const giftCardTenders = defineService<GiftCardTenders>("giftCardTenders");

/** Converts what cards hold to tenders. */
export const toGiftCardTenders = (held: readonly HeldGiftCards[]): StoredTender[] =>
  held.map(({ shopId, amount }) => ({ method: "giftCard", shopId, amount }));

import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { DomainError } from "../../../../framework/server/domainError.ts";
import { type Entry, type Posting, post } from "../../../finance/server.ts";
import { domainError } from "../../errors.ts";

/**
 * Builds the posting of one entry of a gift card, between what the shop's cards are worth and
 * another account.
 */
export function postCard(
  type: "giftCardAdjusted" | "giftCardExpired" | "giftCardToBalance",
  { id, shopId, entryId }: { id: number; shopId: number; entryId: number },
  other: Omit<Entry, "type">,
): Posting {
  const cause = { refTable: "gift_cards", refId: id, orderNo: other.orderNo, refNo: other.refNo };
  return {
    type,
    refTable: "gift_cards_entries",
    refId: entryId,
    entries: [
      { account: "giftCards", shopId, type, amount: -other.amount, ...cause },
      { ...other, type, ...cause },
    ],
  };
}

/**
 * Posts what a shop pays for its cards.
 *
 * @throws {DomainError} `giftCard.insufficientFunds` when the shop's balance is too low.
 */
export const chargeShop = (ctx: TransactionContext, posting: Posting) =>
  post(ctx, posting).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "ledger.insufficientFunds")
      throw domainError("giftCard.insufficientFunds");
    throw error;
  });

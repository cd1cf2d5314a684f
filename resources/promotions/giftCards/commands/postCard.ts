import type { Entry, Posting } from "../../../finance/server.ts";

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

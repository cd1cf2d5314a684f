import type { BuyerContext } from "../../../../core/server/storefront/buyerCall.ts";
import { guessCodes } from "../../codes/commands/guessCodes.ts";
import { domainError } from "../../errors.ts";
import { type FoundCard, findCardByCode, findCardFault } from "../queries/findCards.ts";

type GuessContext = Pick<BuyerContext, "pool" | "buyer" | "ip" | "onlyShop" | "now">;

/** Whether a buyer can pay with a card; what unpaid orders hold of it is theirs to wait for. */
function isUsable(
  card: FoundCard | undefined,
  { buyer, onlyShop, now }: Pick<GuessContext, "buyer" | "onlyShop" | "now">,
): boolean {
  if (!card) return false;
  const fault = findCardFault(card, now);
  const isOwn = card.memberId === null || card.memberId === buyer.id;
  return (fault === null || fault === "held") && isOwn && (onlyShop ?? card.shopId) === card.shopId;
}

/**
 * Counts codes of gift cards as attempts before they are used. Whatever makes a code unusable has
 * one answer and counts as a failed attempt; the shop looks up the reason.
 *
 * @throws {DomainError} `giftCard.notUsable` when one of them does not pay.
 * @throws {DomainError} `login.rateLimited` after too many such codes.
 */
export const guessCards = (context: GuessContext, codes: readonly string[]): Promise<void> =>
  guessCodes(
    context,
    {
      name: "gift cards",
      isUsable: async (tx, code) => isUsable(await findCardByCode(tx, code), context),
      unusable: () => domainError("giftCard.notUsable"),
    },
    codes,
  );

import type { BuyerContext } from "../../../../core/server/storefront/buyerCall.ts";
import { guessCodes } from "../../codes/commands/guessCodes.ts";
import { domainError } from "../../errors.ts";
import { findCardByCode } from "../queries/findCards.ts";

/**
 * Counts codes of gift cards as attempts before they are used. Unknown ones have the same answer as
 * cards that do not pay.
 *
 * @throws {DomainError} `giftCard.notUsable` when no card has one of the codes.
 * @throws {DomainError} `login.rateLimited` after too many unknown codes.
 */
export const guessCards = (
  context: Pick<BuyerContext, "pool" | "buyer" | "ip">,
  codes: readonly string[],
): Promise<void> =>
  guessCodes(
    context,
    {
      name: "gift cards",
      isKnown: async (tx, code) => (await findCardByCode(tx, code)) !== undefined,
      unknown: () => domainError("giftCard.notUsable"),
    },
    codes,
  );

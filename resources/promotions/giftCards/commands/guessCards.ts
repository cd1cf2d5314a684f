import type { BuyerContext } from "../../../../core/server/storefront/buyerCall.ts";
import { attempt } from "../../../../framework/server/session/throttle.ts";
import { transaction } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import { findCardByCode } from "../queries/findCards.ts";

/**
 * Counts codes of gift cards as attempts of a buyer and an address before they are used: unknown
 * ones delay further attempts, and have the same answer as cards that do not pay.
 *
 * @throws {DomainError} `giftCard.notUsable` when no card has one of the codes.
 * @throws {DomainError} `login.rateLimited` after too many unknown codes.
 */
export async function guessCards(
  { pool, buyer, ip }: Pick<BuyerContext, "pool" | "buyer" | "ip">,
  codes: readonly string[],
): Promise<void> {
  for (const code of codes) {
    const tried = await attempt({ pool }, { key: `gift cards of buyer ${buyer.id}` }, ip);
    const isKnown = await transaction(pool, { tenant: "none" }, "write", async (tx) => {
      const card = await findCardByCode(tx, code);
      if (card) await tried.succeeded(tx);
      return card !== undefined;
    });
    if (!isKnown) throw domainError("giftCard.notUsable");
  }
}

import type { BuyerContext } from "../../../../core/server/storefront/buyerCall.ts";
import type { DomainError } from "../../../../framework/server/domainError.ts";
import { attempt } from "../../../../framework/server/session/throttle.ts";
import { type Tx, transaction } from "../../../../framework/server/transaction.ts";

/** Codes of one kind that buyers enter. */
interface CodeKind {
  /** Names the kind in the key of the attempts, such as `vouchers`. */
  name: string;
  isUsable(tx: Tx, code: string): Promise<boolean>;
  /** The error of a code that is not usable, whatever the reason. */
  unusable(): DomainError;
}

/**
 * Counts codes as attempts of a buyer and an address before they are used: unusable ones delay
 * further attempts.
 *
 * @throws {DomainError} the kind's own error when a code is not usable.
 * @throws {DomainError} `login.rateLimited` after too many unusable codes.
 */
export async function guessCodes(
  { pool, buyer, ip }: Pick<BuyerContext, "pool" | "buyer" | "ip">,
  { name, isUsable, unusable }: CodeKind,
  codes: readonly string[],
): Promise<void> {
  for (const code of codes) {
    const tried = await attempt({ pool }, { key: `${name} of buyer ${buyer.id}` }, ip);
    const found = await transaction(pool, { tenant: "none" }, "write", async (tx) => {
      const usable = await isUsable(tx, code);
      if (usable) await tried.succeeded(tx);
      return usable;
    });
    if (!found) throw unusable();
  }
}

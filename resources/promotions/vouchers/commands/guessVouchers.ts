import type { BuyerContext } from "../../../../core/server/storefront/buyerCall.ts";
import { attempt } from "../../../../framework/server/session/throttle.ts";
import { transaction } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import { isKnownCode } from "../queries/findCodes.ts";

/**
 * Counts codes of vouchers as attempts of a buyer and an address before they are used: unknown ones
 * delay further attempts. At the storefront of one shop, the codes of others are unknown.
 *
 * @throws {DomainError} `voucher.unknown` when no voucher has one of the codes.
 * @throws {DomainError} `login.rateLimited` after too many unknown codes.
 */
export async function guessVouchers(
  { pool, buyer, ip, onlyShop }: Pick<BuyerContext, "pool" | "buyer" | "ip" | "onlyShop">,
  codes: readonly string[],
): Promise<void> {
  for (const code of codes) {
    const tried = await attempt({ pool }, { key: `vouchers of buyer ${buyer.id}` }, ip);
    const isKnown = await transaction(pool, { tenant: "none" }, "write", async (tx) => {
      const found = await isKnownCode(tx, code, onlyShop);
      if (found) await tried.succeeded(tx);
      return found;
    });
    if (!isKnown) throw domainError("voucher.unknown");
  }
}

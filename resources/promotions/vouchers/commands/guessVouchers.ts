import type { BuyerContext } from "../../../../core/server/storefront/buyerCall.ts";
import { guessCodes } from "../../codes/commands/guessCodes.ts";
import { domainError } from "../../errors.ts";
import { isKnownCode } from "../queries/findCodes.ts";

/**
 * Counts codes of vouchers as attempts before they are used. At the storefront of one shop, the
 * codes of others are unknown.
 *
 * @throws {DomainError} `voucher.unknown` when no voucher has one of the codes.
 * @throws {DomainError} `login.rateLimited` after too many unknown codes.
 */
export const guessVouchers = (
  context: Pick<BuyerContext, "pool" | "buyer" | "ip" | "onlyShop">,
  codes: readonly string[],
): Promise<void> =>
  guessCodes(
    context,
    {
      name: "vouchers",
      isKnown: (tx, code) => isKnownCode(tx, code, context.onlyShop),
      unknown: () => domainError("voucher.unknown"),
    },
    codes,
  );

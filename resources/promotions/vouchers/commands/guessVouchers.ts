import type { BuyerContext } from "../../../../core/server/storefront/buyerCall.ts";
import { guessCodes } from "../../codes/commands/guessCodes.ts";
import { domainError } from "../../errors.ts";
import { isUsableCode } from "../queries/findCodes.ts";

/**
 * Counts codes of vouchers as attempts before they are used. Whatever makes a code unusable has one
 * answer, so that nobody learns which codes exist; the shop looks up the reason.
 *
 * @throws {DomainError} `voucher.notUsable` when no order can use one of the codes now.
 * @throws {DomainError} `login.rateLimited` after too many such codes.
 */
export const guessVouchers = (
  context: Pick<BuyerContext, "pool" | "buyer" | "ip" | "onlyShop" | "now">,
  codes: readonly string[],
): Promise<void> =>
  guessCodes(
    context,
    {
      name: "vouchers",
      isUsable: (tx, code) =>
        isUsableCode(tx, code, {
          buyerId: context.buyer.id,
          onlyShop: context.onlyShop,
          now: context.now,
        }),
      unusable: () => domainError("voucher.notUsable"),
    },
    codes,
  );

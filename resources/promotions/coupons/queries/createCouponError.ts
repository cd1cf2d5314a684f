import { formatMoney } from "../../../../framework/schema/index.ts";
import type { DomainError } from "../../../../framework/server/domainError.ts";
import type { Verdict } from "../../../pricing/index.ts";
import { domainError } from "../../errors.ts";

/** Returns the error of an order that chooses a coupon which does not apply to it. */
export function createCouponError(
  { name, fromDay }: { name: string; fromDay: string },
  verdict: Exclude<Verdict, { ok: true }>,
): DomainError {
  switch (verdict.reason) {
    case "minimum":
      return domainError("coupon.minimum", { coupon: name, missing: formatMoney(verdict.missing) });
    case "notYet":
      return domainError("coupon.notYet", { coupon: name, from: fromDay });
    case "expired":
      return domainError("coupon.expired", { coupon: name });
    case "used":
      return domainError("coupon.used", { coupon: name });
    case "scope":
      return domainError("coupon.otherProducts", { coupon: name });
    case "noSaving":
    case "region":
    case "soldOut":
    case "limit":
    case "notHeld":
    case "beaten":
      return domainError("coupon.noSaving", { coupon: name });
  }
}

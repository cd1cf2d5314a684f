import type { OrderTender, Tender } from "./tenderFields.ts";

/**
 * Splits a refund over the tenders that paid its order: gift cards first, then points, then the
 * provider, then the balance, each at most what it paid. Amounts are cents. Parts of zero are left
 * out.
 *
 * @throws {RangeError} when the tenders paid less than the amount.
 *
 * @example
 * ```ts
 * const paid = [
 *   { method: "balance", amount: 2_000, refunded: 0 },
 *   { method: "card", amount: 4_000, refunded: 3_500 },
 * ] as const;
 * splitRefund(paid, 1_500);
 * // [{ method: "card", amount: 500 }, { method: "balance", amount: 1_000 }]
 * ```
 */
export function splitRefund(tenders: readonly OrderTender[], amount: number): Tender[] {
  let left = amount;
  const parts = [...tenders]
    .sort((one, other) => rank(one) - rank(other))
    .map((tender) => {
      const part = Math.min(left, tender.amount - tender.refunded);
      left -= part;
      return { method: tender.method, amount: part };
    });
  if (left > 0) throw new RangeError(`tenders of ${amount - left} cannot refund ${amount}`);
  return parts.filter((part) => part.amount > 0);
}

const rank = ({ method }: Tender): number =>
  method === "giftCard" ? 0 : method === "points" ? 1 : method === "balance" ? 3 : 2;

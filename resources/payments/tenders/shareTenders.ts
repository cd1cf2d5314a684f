import { allocate } from "../../../core/allocate.ts";
import type { PayMethod } from "../../../core/payMethods.ts";
import type { Tender } from "./tenderFields.ts";

/**
 * Splits tenders over orders by what each of them still owes, to the cent; the provider pays the
 * rest of each. Amounts are cents. Returns the tenders of each order, without those of zero.
 *
 * @example
 * ```ts
 * shareTenders([{ method: "balance", amount: 3_000 }], "card", [6_000, 3_000]);
 * // [
 * //   [{ method: "balance", amount: 2_000 }, { method: "card", amount: 4_000 }],
 * //   [{ method: "balance", amount: 1_000 }, { method: "card", amount: 2_000 }],
 * // ]
 * ```
 */
export function shareTenders(
  stored: readonly Tender[],
  provider: PayMethod,
  prices: readonly number[],
): Tender[][] {
  const owed = [...prices];
  const shares: Tender[][] = prices.map(() => []);
  for (const { method, amount } of stored)
    for (const [place, part] of allocate(amount, owed).entries()) {
      owed[place] = (owed[place] ?? 0) - part;
      if (part > 0) shares[place]?.push({ method, amount: part });
    }
  return shares.map((share, place) => {
    const rest = owed[place] ?? 0;
    // An order of nothing is paid by its method as well.
    return rest > 0 || share.length === 0 ? [...share, { method: provider, amount: rest }] : share;
  });
}

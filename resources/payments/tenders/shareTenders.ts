import { allocate } from "../../../core/allocate.ts";
import type { PayMethod } from "../../../core/payMethods.ts";
import type { StoredTender, Tender } from "./tenderFields.ts";

/** An unpaid order. Cents. */
export interface OwingOrder {
  shopId: number;
  payPrice: number;
}

/**
 * Splits tenders over orders by what each of them still owes, to the cent; the provider pays the
 * rest of each. Gift cards pay orders of their shop alone. Amounts are cents. Returns the tenders
 * of each order, without those of zero.
 *
 * @example
 * ```ts
 * shareTenders([{ method: "balance", amount: 3_000 }], "card", [
 *   { shopId: 1, payPrice: 6_000 },
 *   { shopId: 2, payPrice: 3_000 },
 * ]);
 * // [
 * //   [{ method: "balance", amount: 2_000 }, { method: "card", amount: 4_000 }],
 * //   [{ method: "balance", amount: 1_000 }, { method: "card", amount: 2_000 }],
 * // ]
 * ```
 */
export function shareTenders(
  stored: readonly StoredTender[],
  provider: PayMethod,
  orders: readonly OwingOrder[],
): Tender[][] {
  const owed = orders.map(({ payPrice }) => payPrice);
  const shares: Tender[][] = orders.map(() => []);
  for (const { method, amount, shopId } of stored) {
    const payable = owed.map((due, place) =>
      shopId === undefined || orders[place]?.shopId === shopId ? due : 0,
    );
    for (const [place, part] of allocate(amount, payable).entries()) {
      owed[place] = (owed[place] ?? 0) - part;
      if (part > 0) shares[place]?.push({ method, amount: part });
    }
  }
  return shares.map((share, place) => {
    const rest = owed[place] ?? 0;
    // An order of nothing is paid by its method as well.
    return rest > 0 || share.length === 0 ? [...share, { method: provider, amount: rest }] : share;
  });
}

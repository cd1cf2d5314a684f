import type { StoredTender } from "./tenderFields.ts";

/** What was received for an amount that is due, in cents. */
interface Received {
  due: number;
  /** What the provider has received. */
  received: number;
  /** What was requested of the provider. */
  requested?: number | undefined;
  held: readonly StoredTender[];
  /** What the orders of a shop cost, which limits its gift cards. */
  dueOfShop?: (shopId: number) => number;
}

/**
 * Decides what the held tenders pay beside what the provider has received: they cover the rest of
 * the amount, the later ones last. Where orders were cancelled since the payment was opened, the
 * tenders pay less, and what the provider has received above the amount is the `surplus`. Returns
 * null where the sums do not agree. Amounts are cents.
 */
export function settleTenders({
  due,
  received,
  requested,
  held,
  dueOfShop = () => due,
}: Received): {
  captured: StoredTender[];
  surplus: number;
} | null {
  const over = received + held.reduce((sum, { amount }) => sum + amount, 0) - due;
  if (over < 0 || (over > 0 && requested !== received)) return null;
  let left = Math.max(0, due - received);
  const captured = held.map((tender) => {
    const most = tender.shopId === undefined ? left : dueOfShop(tender.shopId);
    const part = Math.min(tender.amount, left, most);
    left -= part;
    return { ...tender, amount: part };
  });
  return { captured, surplus: Math.max(0, received - due) };
}

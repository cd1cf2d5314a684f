import { prorate } from "../../../core/money.ts";

/** What a line costs for some units: its price in cents, and the percentage of it that is paid. */
export interface LineTerms {
  price: number;
  discount: number;
}

/**
 * Calculates what units of a line cost, rounded half up to the cent once for all of them.
 *
 * @example
 * ```ts
 * const amount = calculateAmount({ price: 12_50, discount: 97.5 }, 10); // 121_88
 * ```
 */
export const calculateAmount = ({ price, discount }: LineTerms, units: number): number =>
  prorate(price * units, Math.round(discount * 100), 10_000, "halfUp");

/**
 * Calculates what a delivery adds to what is owed of a line: the difference of what all accepted
 * units cost, so that deliveries together cost what one delivery of all units costs.
 */
export const calculateDelivery = (terms: LineTerms, before: number, accepted: number): number =>
  calculateAmount(terms, before + accepted) - calculateAmount(terms, before);

/** Units of a line that are still to arrive. */
export const countIncoming = (line: {
  qty: number;
  accepted: number;
  rejected: number;
  closed: number;
}): number => line.qty - line.accepted - line.rejected - line.closed;

/** An open purchase, and when it is due; empty where its invoice has not arrived. */
export interface OpenPurchase {
  id: number;
  arrears: number;
  dueOn: string | null;
}

/**
 * Distributes a payment over open purchases: the one that is due first is paid first, and those
 * without an invoice last. What exceeds the arrears is left over.
 */
export function distributePayment(
  amount: number,
  open: readonly OpenPurchase[],
): { parts: { id: number; amount: number }[]; left: number } {
  const last = "9999-12-31";
  const ordered = open.toSorted(
    (one, other) => (one.dueOn ?? last).localeCompare(other.dueOn ?? last) || one.id - other.id,
  );
  let left = amount;
  const parts: { id: number; amount: number }[] = [];
  for (const { id, arrears } of ordered) {
    const part = Math.min(left, arrears);
    if (part > 0) parts.push({ id, amount: part });
    left -= part;
  }
  return { parts, left };
}

import type { Tender } from "./tenderFields.ts";

/** What was received for an amount that is due, in cents. */
interface Received {
  due: number;
  /** What the provider has received. */
  received: number;
  /** What was requested of the provider. */
  requested?: number | undefined;
  held: readonly Tender[];
}

/**
 * Decides what the held tenders pay beside what the provider has received: they cover the rest of
 * the amount, the later ones last. Where orders were cancelled since the payment was opened, the
 * tenders pay less, and what the provider has received above the amount is the `surplus`. Returns
 * null where the sums do not agree. Amounts are cents.
 */
export function settleTenders({ due, received, requested, held }: Received): {
  captured: Tender[];
  surplus: number;
} | null {
  const over = received + held.reduce((sum, { amount }) => sum + amount, 0) - due;
  if (over < 0 || (over > 0 && requested !== received)) return null;
  let left = Math.max(0, due - received);
  const captured = held.map(({ method, amount }) => {
    const part = Math.min(amount, left);
    left -= part;
    return { method, amount: part };
  });
  return { captured, surplus: Math.max(0, received - due) };
}

import { allocate } from "../../../core/allocate.ts";

/** An adjustment, and the part of it that refunds have reversed; both in cents, of one sign. */
export interface Reversible {
  amount: number;
  reversed: number;
}
/**
 * Allocates the reversal of a line's adjustments to each of them, in cents: by what remains of
 * them, so that no step takes back what an earlier one gave. Reductions and additions are reversed
 * apart from each other. `total` is the sum of the reductions' reversal (negative) or of the
 * additions'.
 *
 * @throws {RangeError} when more than what remains would be reversed.
 */
export function reverseAdjustments(adjustments: readonly Reversible[], total: number): number[] {
  const isPart = ({ amount }: Reversible) => Math.sign(amount) === Math.sign(total);
  const remaining = adjustments.map((one) =>
    isPart(one) ? Math.abs(one.amount - one.reversed) : 0,
  );
  const all = remaining.reduce((sum, one) => sum + one, 0);
  if (Math.abs(total) > all) throw new RangeError(`${total} is more than the ${all} that remain`);
  return all === 0 ? adjustments.map(() => 0) : allocate(total, remaining);
}

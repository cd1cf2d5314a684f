import { parsePrice } from "./parsePrice.ts";

/** An amount as a member typed it, in cents; null if it is none. */
export interface TypedAmount {
  cents: number | null;
  max: number;
  /** Whether it is more than the maximum. */
  isAbove: boolean;
}

/** Reads a typed amount with a maximum, or the amount that counts while nothing is typed. */
export function readTypedAmount(
  typed: string | null | undefined,
  fallback: number,
  max: number,
): TypedAmount {
  const cents = typed === null || typed === undefined ? fallback : parsePrice(typed);
  return { cents, max, isAbove: cents !== null && cents > max };
}

/** Whether an amount can be sent: it is neither more than the maximum nor nothing. */
export const isValidAmount = ({ cents, max, isAbove }: TypedAmount): boolean =>
  cents !== null && !isAbove && (cents > 0 || max === 0);

/** What is typed of a line. */
export interface TypedUnits {
  accepted: string;
  rejected: string;
}
/** The numbers of a line; null where something else is typed. */
export interface Counted {
  lineId: number;
  accepted: number | null;
  rejected: number | null;
  isValid: boolean;
}

const parseUnits = (typed: string): number | null =>
  /^\d{0,6}$/.test(typed.trim()) ? Number(typed.trim()) : null;

/**
 * Counts the units that are typed of a line, at most those that are to arrive. As long as nothing
 * is typed, all of them are accepted.
 */
export function countUnits(
  { id, left }: { id: number; left: number },
  typed: TypedUnits | undefined,
): Counted {
  const accepted = typed ? parseUnits(typed.accepted) : left;
  const rejected = typed ? parseUnits(typed.rejected) : 0;
  const isValid = accepted !== null && rejected !== null && accepted + rejected <= left;
  return { lineId: id, accepted, rejected, isValid };
}

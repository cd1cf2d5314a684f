/** The steps of a refund's maximum, in the order in which they are shown. */
export const termKinds = [
  "total",
  "coupon",
  "adjust",
  "paid",
  "otherUnits",
  "refunded",
  "goods",
  "freight",
  "platformFreight",
  "lowered",
  "max",
] as const;
export type TermKind = (typeof termKinds)[number];
/**
 * One step of the calculation of a maximum: its kind, its amount, and the number of units that it
 * covers.
 */
export interface Term {
  kind: TermKind;
  amount: number;
  units?: number;
  of?: number;
}
const isTerm = (value: unknown): value is Term => {
  if (typeof value !== "object" || value === null) return false;
  const { kind, amount } = value as Partial<Term>;
  return termKinds.some((one) => one === kind) && Number.isSafeInteger(amount);
};
export const areTerms = (value: unknown): value is Term[] =>
  Array.isArray(value) && value.every(isTerm);

import type { Row } from "../../../../framework/schema/index.ts";
import type { stockCounts } from "../stockCounts.ts";

export type CountLine = Row<typeof stockCounts>["lines"][number];

/** Sums of a submitted count, with losses and gains apart. */
export interface CountSums {
  correct: number;
  missing: { units: number; value: number };
  found: { units: number; value: number };
}
const isSubmitted = ({ state }: CountLine): boolean => state === "correct" || state === "deviating";
export const hasNumbers = (lines: readonly CountLine[]): boolean => lines.some(isSubmitted);

/** Returns lines with the deviations first, the most valuable ones before others. */
export const sortLines = (lines: readonly CountLine[]): CountLine[] =>
  lines.toSorted(
    (one, other) =>
      Number(other.state === "deviating") - Number(one.state === "deviating") ||
      Math.abs(other.value ?? 0) - Math.abs(one.value ?? 0),
  );

export function sumLines(lines: readonly CountLine[]): CountSums {
  const add = (sign: 1 | -1) =>
    lines
      .filter(({ variance }) => Math.sign(variance ?? 0) === sign)
      .reduce(
        (sum, { variance, value }) => ({
          units: sum.units + (variance ?? 0),
          value: sum.value + (value ?? 0),
        }),
        { units: 0, value: 0 },
      );
  return {
    correct: lines.filter(({ state }) => state === "correct").length,
    missing: add(-1),
    found: add(1),
  };
}

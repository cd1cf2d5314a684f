import { InvalidValue } from "../../schema/issue.ts";
import { defineKind } from "../defineKind.ts";
import { presenceOperators } from "../operators.ts";
import { parseDay } from "../parse/day.ts";
import { isRecord, reject } from "../parse/reject.ts";

/** Whole days, both ends included, as `YYYY-MM-DD`. */
export interface DateRange {
  from: string;
  to: string;
}

function parseRange(raw: unknown): DateRange {
  const given = isRecord(raw) ? raw : reject("dateRange");
  const range = { from: parseDay(given.from), to: parseDay(given.to) };
  if (range.from > range.to) throw new InvalidValue("range");
  return range;
}

/**
 * Declares a range of whole days, both ends included: `{ from, to }` as `YYYY-MM-DD`.
 *
 * @example
 * ```ts
 * const saleDays = dateRange({ required: true });
 * ```
 */
export const dateRange = defineKind<DateRange>()({
  name: "dateRange",
  traits: { structured: true, printed: true },
  options: [],
  filters: presenceOperators,
  parse: parseRange,
  rule: (_, rules) => rules.any(),
});

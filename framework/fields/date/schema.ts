import { defineKind } from "../defineKind.ts";
import { parseDay } from "../parse/day.ts";

/**
 * Declares a calendar day without a time zone: a string `YYYY-MM-DD`.
 *
 * @example
 * ```ts
 * const contractUntil = date({ filter: true });
 * ```
 */
export const date = defineKind<string>()({
  name: "date",
  traits: { time: "day", ordered: true },
  options: [],
  filters: ["between", "is", "atLeast", "atMost", "isEmpty", "isFilled"],
  parse: parseDay,
  rule: (_, rules) => rules.any(),
});

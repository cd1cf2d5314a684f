import type { FieldValues } from "../../../../framework/schema/index.ts";
import type { quoteFields } from "../calculateCall.ts";
import type { Quote } from "./quote.ts";

export type ExplainedQuote = FieldValues<typeof quoteFields>;

/** The explanation in the flat shape in which it travels. */
export function wireQuote(quote: Quote): ExplainedQuote {
  const nameOf = (place: number) =>
    quote.groups.flatMap(({ lines, goods }) => goods[lines.indexOf(place)] ?? []).at(0) ?? "";
  return {
    fee: quote.fee,
    combination: quote.combination,
    groups: quote.groups.map(({ template, rule, charge, lines, goods: names, unmeasured, ...group }) => ({
      ...group,
      template: template?.id ?? null,
      name: template?.name ?? null,
      lines: [...lines],
      goods: [...names],
      unmeasured: [...unmeasured],
      firstNum: rule?.firstNum ?? null,
      firstPrice: rule?.firstPrice ?? null,
      secondNum: rule?.secondNum ?? null,
      secondPrice: rule?.secondPrice ?? null,
      freeOverNum: rule?.freeOverNum ?? null,
      freeOverAmount: rule?.freeOverAmount ?? null,
      furtherUnits: charge?.furtherUnits ?? null,
      furtherTimes: charge?.furtherTimes ?? null,
      furtherFee: charge?.furtherFee ?? null,
    })),
    lines: quote.lines.map((freight, place) => ({ goods: nameOf(place), freight })),
  };
}
/** Whether an answer of the calculator is one; its parts are as the server declares them. */
export const isExplained = (value: unknown): value is ExplainedQuote =>
  typeof value === "object" &&
  value !== null &&
  "groups" in value &&
  Array.isArray(value.groups) &&
  "lines" in value &&
  Array.isArray(value.lines);

import type { FieldValues } from "../../../../framework/schema/index.ts";
import type { quoteFields } from "../calculateCall.ts";
import type { Quote } from "./quote.ts";

export type ExplainedQuote = FieldValues<typeof quoteFields>;

/** Converts a quote to its flat wire format. */
export function toWireQuote(quote: Quote): ExplainedQuote {
  const formatName = (place: number) =>
    quote.groups.flatMap(({ lines, goods }) => goods[lines.indexOf(place)] ?? []).at(0) ?? "";
  return {
    fee: quote.fee,
    combination: quote.combination,
    groups: quote.groups.map(
      ({ template, rule, charge, lines, goods: names, unmeasured, ...group }) => ({
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
      }),
    ),
    lines: quote.lines.map((freight, place) => ({ goods: formatName(place), freight })),
  };
}
/**
 * Returns whether a value is a response of the calculator. Its parts are trusted to match the
 * server's declaration.
 */
export const isExplained = (value: unknown): value is ExplainedQuote =>
  typeof value === "object" &&
  value !== null &&
  "groups" in value &&
  Array.isArray(value.groups) &&
  "lines" in value &&
  Array.isArray(value.lines);

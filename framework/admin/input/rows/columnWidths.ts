import type { Field, Kind } from "../../../schema/index.ts";

/** Relative column width of a kind; plain text is 1. */
const shares: Partial<Record<Kind, number>> = {
  boolean: 0.5,
  integer: 0.8,
  percent: 0.8,
  text: 1.5,
  longText: 2,
  reference: 1.8,
  references: 2.2,
  date: 1.25,
  dateTime: 1.6,
  dateRange: 2.2,
  localized: 2.2,
};
/** Grid template of child rows: drag handle, one column per field, remove button. */
export const buildGridTemplate = (fields: readonly Field[]): string =>
  ["28px", ...fields.map(({ kind }) => `minmax(0, ${shares[kind] ?? 1}fr)`), "34px"].join(" ");

/**
 * The breakpoint from which child rows are a table instead of cards; many columns need a wider
 * window.
 */
export const getTableBreakpoint = (columns: number): "sm" | "md" => (columns > 4 ? "md" : "sm");

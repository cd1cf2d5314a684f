import type { Field } from "../../../schema/index.ts";
import { getDisplay } from "../../fields/displays.ts";

/** Grid template of child rows: drag handle, one column per field, remove button. */
export const buildGridTemplate = (fields: readonly Field[]): string =>
  [
    "28px",
    ...fields.map((field) => `minmax(0, ${getDisplay(field).column?.share ?? 1}fr)`),
    "34px",
  ].join(" ");

/**
 * The breakpoint from which child rows are a table instead of cards; many columns need a wider
 * window.
 */
export const getTableBreakpoint = (columns: number): "sm" | "md" => (columns > 4 ? "md" : "sm");

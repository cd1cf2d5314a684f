import type { Field } from "../../schema/index.ts";
import type { Display, DisplayProps, FormatContext } from "../display/DisplayProps.ts";

/** How a column of a kind shares the width of a table; texts shrink and grow by default. */
export interface ColumnWidth {
  /** Meaningless when truncated. Other columns may be, and show the full text on hover. */
  whole?: true;
  /** Width of what it shows, in pixels, where that is no text. */
  element?: number;
  /** Width in pixels while there are no rows. */
  initial?: number;
  /** Texts are bold, in a chip. */
  chip?: true;
  /** Pixels of its text that a narrow table hides. */
  hidden?: number;
  /** Relative width among the inputs of a child row, if not 1. */
  share?: number;
  /** Minimum width of texts that are names, which are unreadable when cut to a few letters. */
  shortest?: number;
}
/** The browser's half of a kind that shows its values. */
export interface KindDisplay {
  /** Renders a value that is not empty. */
  render: Display;
  /** Returns the value that is rendered in place of an empty one; of none, an em dash is. */
  whenEmpty?(field: Field): unknown;
  /** Renders empty values as well. */
  rendersEmpty?: true;
  column?: ColumnWidth;
  /** Text without links, so that a link to the record can surround it. */
  plain?: true;
  /** Returns the text by which the width of a column is estimated; by default the value. */
  estimate?(shown: Pick<DisplayProps, "resource" | "field" | "name" | "value" | "format">): string;
  /** Formats the value of a filter, which is a text in wire format; by default the text itself. */
  formatFilter?(value: string, format: FormatContext): string;
}

import type { CellWriting } from "./ServerKind.ts";

/** The column of the id of a row. */
export const referenceColumn = {
  columnType: () => "bigint",
  formatCell: (value: unknown, { labels: [label] }: CellWriting) => label ?? `#${value}`,
};

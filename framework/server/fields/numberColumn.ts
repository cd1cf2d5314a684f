import type { CellReading } from "./ServerKind.ts";

/** The cells of a number. */
export const numberColumn = {
  parseCell: (text: string, { readNumber }: CellReading): string => readNumber(text),
  formatCell: Number,
};

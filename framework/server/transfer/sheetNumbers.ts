import { type DecimalSign, type NumberText, readNumber } from "./readNumber.ts";
import type { Line } from "./sheetRecords.ts";

/** How a file says its numbers: what a person chose, or what separates its cells. */
export interface NumberStyle {
  decimal: DecimalSign | null;
  /** The separator of a CSV file; null of a workbook. */
  delimiter: string | null;
}
/** A number that needs no reading: whole, or with a point and at most two decimals. */
const isPlain = (text: string): boolean => /^-?\d+(\.\d{1,2})?$/.test(text);

/**
 * Reads the numbers of a file. Which sign separates decimals is what a person chose, else what the other numbers of the column prove,
 * else those of the file; else a comma where semicolons separate the cells, as spreadsheets of such countries write them.
 */
export class SheetNumbers {
  readonly #chosen: DecimalSign | null;
  readonly #byColumn = new Map<number, DecimalSign>();
  readonly #ofFile: DecimalSign;
  readonly #isProved: boolean;

  constructor(lines: readonly Line[], columns: readonly number[], { decimal, delimiter }: NumberStyle) {
    this.#chosen = decimal;
    if (!decimal)
      for (const index of columns) {
        const sign = findSign(lines, index);
        if (sign) this.#byColumn.set(index, sign);
      }
    const proved = new Set(this.#byColumn.values());
    this.#isProved = proved.size === 1;
    const [only] = proved;
    this.#ofFile = proved.size === 1 && only ? only : delimiter === ";" ? "comma" : "point";
  }

  /** The number in a cell of a column. `isAmbiguous` where nothing in the file says whether `1,250` is 1250 or 1.25. */
  read(index: number, text: string, isWhole = false): NumberText {
    if (isPlain(text)) return { text, currency: null, proves: null, isAmbiguous: false };
    const sign = this.#chosen ?? this.#byColumn.get(index) ?? this.#ofFile;
    const read = readNumber(text, sign);
    if (!read.isAmbiguous) return read;
    // A whole number has no decimals, so that its sign stands between thousands.
    if (isWhole) return { ...readNumber(text, text.includes(",") ? "point" : "comma"), isAmbiguous: false };
    const isSaid = this.#chosen !== null || this.#byColumn.has(index) || this.#isProved;
    // A point in a file of points is a decimal point.
    return { ...read, isAmbiguous: !isSaid && !(sign === "point" && text.includes(".")) };
  }
}

/** The decimal sign that the numbers of a column prove, where all that prove one agree. */
function findSign(lines: readonly Line[], index: number): DecimalSign | null {
  let found: DecimalSign | null = null;
  for (const { cells } of lines) {
    const text = (cells[index] ?? "").trim();
    if (text === "" || /^-?\d+$/.test(text)) continue;
    const { proves } = readNumber(text, "point");
    if (!proves) continue;
    if (found && found !== proves) return null;
    found = proves;
  }
  return found;
}

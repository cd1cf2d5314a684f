import { type DecimalSign, type NumberText, readNumber } from "./readNumber.ts";
import type { Line } from "./sheetRecords.ts";

/** Number format of a file: the user's choice, or its cell separator. */
export interface NumberStyle {
  decimal: DecimalSign | null;
  /** Cell separator of a CSV file; null for a workbook. */
  delimiter: string | null;
}
/** Whether a number needs no conversion: whole, or with a point and at most two decimals. */
const isPlain = (text: string): boolean => /^-?\d+(\.\d{1,2})?$/.test(text);

/**
 * Reads the numbers of a file. The decimal separator is the user's choice, else the one that the
 * other numbers of the column prove, else of the file; else a comma if semicolons separate the
 * cells, as spreadsheets of such countries write them.
 */
export class SheetNumbers {
  readonly #chosen: DecimalSign | null;
  readonly #byColumn = new Map<number, DecimalSign>();
  readonly #ofFile: DecimalSign;
  readonly #isProved: boolean;

  constructor(
    lines: readonly Line[],
    columns: readonly number[],
    { decimal, delimiter }: NumberStyle,
  ) {
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

  /**
   * Reads the number in a cell of a column. `isAmbiguous` if nothing in the file shows whether
   * `1,250` is 1250 or 1.25.
   */
  read(index: number, text: string, isWhole = false): NumberText {
    if (isPlain(text)) return { text, currency: null, proves: null, isAmbiguous: false };
    const sign = this.#chosen ?? this.#byColumn.get(index) ?? this.#ofFile;
    const read = readNumber(text, sign);
    if (!read.isAmbiguous) return read;
    // A whole number has no decimals, so its separator separates thousands.
    if (isWhole)
      return { ...readNumber(text, text.includes(",") ? "point" : "comma"), isAmbiguous: false };
    const isDecided = this.#chosen !== null || this.#byColumn.has(index) || this.#isProved;
    // A point in a file with decimal points is a decimal point.
    return { ...read, isAmbiguous: !isDecided && !(sign === "point" && text.includes(".")) };
  }
}

/** Returns the decimal separator that the numbers of a column prove, if they all agree. */
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

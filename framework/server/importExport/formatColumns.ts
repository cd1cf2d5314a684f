import type { Line } from "./sheetRecords.ts";

/** The headings of each column of a file format: of its versions, the usual one first. */
export type FormatHeadings<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Normalizes a heading for comparison; programs change its case and separators. */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();

/**
 * The columns of a file in a known format, found by their headings.
 *
 * @example
 * ```ts
 * const names = { name: ["Name", "Label"], price: ["Price"] };
 * const columns = new FormatColumns(names, ["Label", "Price"]);
 * const isKnown = columns.has("name", "price");
 * const price = columns.read({ row: 2, cells: ["Tea", "9.50"] }, "price");
 * ```
 */
export class FormatColumns<Column extends string> {
  readonly #headings: readonly string[];
  readonly #places = new Map<Column, number>();

  constructor(names: FormatHeadings<Column>, headings: readonly string[]) {
    this.#headings = headings;
    const at = new Map(headings.map((heading, index) => [plain(heading), index]));
    for (const column of Object.keys(names) as Column[]) {
      const place = names[column]
        .map((name) => at.get(plain(name)))
        .find((one) => one !== undefined);
      if (place !== undefined) this.#places.set(column, place);
    }
  }
  /** Returns whether the file has all of some columns. */
  has(...columns: readonly Column[]): boolean {
    return columns.every((column) => this.#places.has(column));
  }
  /** Returns the heading of a column in the file, or an empty text. */
  getHeading(column: Column): string {
    return this.#headings[this.#places.get(column) ?? -1] ?? "";
  }
  /** Returns the index of a column in the file; -1 if it is missing. */
  getPlace(column: Column): number {
    return this.#places.get(column) ?? -1;
  }
  /** Returns the indexes of some columns in the file; missing ones are left out. */
  listPlaces(columns: readonly Column[]): number[] {
    return columns.flatMap((column) => this.#places.get(column) ?? []);
  }
  /** Returns the trimmed text of a cell; an empty text if the column is missing. */
  read({ cells }: Line, column: Column): string {
    return (cells[this.#places.get(column) ?? -1] ?? "").trim();
  }
  /** Returns the headings that are neither columns of the format nor ignored deliberately. */
  listUnread(ignored: readonly string[], pattern?: RegExp): string[] {
    const known = new Set(this.#places.values());
    const silent = new Set(ignored.map(plain));
    return this.#headings.filter(
      (heading, index) =>
        heading !== "" &&
        !known.has(index) &&
        !silent.has(plain(heading)) &&
        !pattern?.test(heading),
    );
  }
}

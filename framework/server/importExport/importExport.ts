import type { Fields, Issues, Locale } from "../../schema/index.ts";
import type { StoredRow } from "../operations/readRecord.ts";
import type { Tx } from "../transaction.ts";
import type { Line } from "./sheetRecords.ts";

type Values = Record<string, unknown>;

/**
 * Import/export of a resource: differences between its files and its fields, declared among its
 * rules.
 *
 * @example
 * ```ts
 * export default defineRules(suppliers, {
 *   transfer: {
 *     columns: { phone: { countryCode: text(), localNumber: text() } },
 *     serializeRow(row) {
 *       const [countryCode, ...rest] = String(row.phone ?? "").split(" ");
 *       Object.assign(row, { countryCode, localNumber: rest.join(" ") });
 *     },
 *     parseRow({ countryCode, localNumber, ...values }) {
 *       return { ...values, phone: `${countryCode} ${localNumber}` };
 *     },
 *     headings: { name: ["Company", "Vendor"] },
 *     keys: ["phone"],
 *   },
 * });
 * ```
 */
export interface ImportExport {
  /**
   * Columns that replace a field, or a field of child rows (`copies.shelf`), in a file. Their
   * labels are messages of the resource under `screen.columns`.
   */
  columns?: Readonly<Record<string, Fields>>;
  /** Adds the values of those columns to a row before its export. It changes the row in place. */
  serializeRow?(row: Values): void;
  /**
   * Converts the values of those columns to field values, and returns all values. `before` is the
   * existing record that the lines belong to; what is wrong goes into `issues`, by column.
   */
  parseRow?(values: Values, before: StoredRow | null, issues: Issues): Values;
  /**
   * Describes a child row in the reader's language, by field: in an export of the list's columns,
   * one cell contains all child rows of a record. By default, it contains their labels.
   */
  summaries?: Readonly<Record<string, (row: Readonly<Values>, locale: Locale) => string>>;
  /**
   * Alternative headings of a column in files of other programs, by its key: `copies.count` is also
   * called quantity.
   */
  headings?: Readonly<Record<string, readonly string[]>>;
  /** Fields that may identify records although they are not unique. */
  keys?: readonly string[];
  /**
   * Columns that distinguish the child rows of one record, by field. In a file without ids and
   * groups, a line without them begins a record of its own if the record above has a line without
   * them too.
   */
  distinguishedBy?: Readonly<Record<string, readonly string[]>>;
  /** References whose missing targets an import may create on request. */
  createMissing?: readonly string[];
  /**
   * Returns by how much compare-and-set numbers have changed since the upload, by the id of the row
   * or child row. A file without expected numbers is compared with the values at the upload.
   */
  movedSinceUpload?(
    tx: Tx,
    importId: string,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, number>>;
  /**
   * Columns whose blank cells an import may fill with one value for the whole file, like the
   * genre that another program does not have: a field, or a field of child rows
   * (`copies.count`). A language of a field (`title.zhTW`) is filled with the record's text in
   * another language.
   */
  fill?: readonly string[];
  /** File formats of other programs, detected by their columns. */
  formats?: readonly FileFormat[];
}

/** File format of another program, with its conversion to the resource's own columns. */
export interface FileFormat {
  /** The program's name for display. */
  name: string;
  /** Whether its records must exist, as the file does not describe them completely. */
  onlyUpdates?: boolean;
  /**
   * The field that identifies its records, which is unique or among `keys`; by default the text in
   * the column that groups their lines, which an import remembers.
   */
  key?: string;
  /** Whether a file with these columns has this format. */
  detects(columns: readonly string[]): boolean;
  /** Returns the columns of the file that are ignored without a deliberate decision. */
  findUnread(columns: readonly string[]): string[];
  /** Returns the columns of the program that contain numbers. */
  findNumbers(columns: readonly string[]): number[];
  /** Converts the lines of the file to lines of the resource's own columns. */
  translate(
    columns: readonly string[],
    lines: readonly Line[],
    readNumber: ReadCellNumber,
  ): TranslatedFile;
}
/** Converts a cell of a number column to a text that `Number` accepts. */
export type ReadCellNumber = (column: number, text: string) => string;
export interface TranslatedFile {
  /** Keys of the resource's own columns. */
  columns: readonly string[];
  /** Values of those columns. Several lines may originate from one row of the file. */
  lines: readonly Line[];
  warnings: readonly Warning[];
  /** Data that the import omits or changes: one sentence each, with the count. */
  losses: readonly Loss[];
}
/**
 * Number of lost values, with a key among the resource's error messages whose sentence has plural
 * forms.
 */
export interface Loss {
  key: string;
  count: number;
  params?: Readonly<Record<string, string | number>>;
}
/** A value that was corrected or omitted, with a key among the resource's error messages. */
export interface Warning {
  row: number;
  key: string;
  params?: Readonly<Record<string, string | number>>;
}

import type { Fields, Issues } from "../../schema/index.ts";
import type { StoredRow } from "../read.ts";
import type { Tx } from "../transaction.ts";
import type { Line } from "./sheetRecords.ts";

type Values = Record<string, unknown>;

/** What a resource's files say otherwise than its fields would: stands among its rules. */
export interface Transfer {
  /**
   * The columns that a file has in place of a field, or of a field of child rows (`skus.attrPath`). Their words stand among the words of
   * the resource, under `screen.columns`.
   */
  instead?: Readonly<Record<string, Fields>>;
  /** Adds what those columns show to a row that is about to be exported. */
  toFile?(row: Values): void;
  /** Turns what those columns said into values of fields; `before` is the record that the lines were found to be of. */
  fromFile?(values: Values, before: StoredRow | null, issues: Issues): Values;
  /** Names that files of other programs have for a column, by its key, beside its label: `skus.stock` is also called quantity. */
  headings?: Readonly<Record<string, readonly string[]>>;
  /** Fields by which records may be found though others may have the same text. */
  keys?: readonly string[];
  /** References whose missing targets an import may add, where it is told to. */
  adds?: readonly string[];
  /**
   * By how much numbers that are compared before they are set have changed since the file was uploaded, by the id of the row or child row. A
   * file that does not say which number it replaces is compared with the one of that time.
   */
  movedSinceUpload?(tx: Tx, importId: string, ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * Columns whose blank cells an import may fill with one value for the whole file, like the category of products that another program
   * knows nothing of: a field, or a field of child rows (`skus.stock`). A language of a field (`title.zhTW`) is filled with the record's
   * text in another language.
   */
  fill?: readonly string[];
  /** Files of other programs, known by their columns. */
  dialects?: readonly Dialect[];
}

/** How the files of another program say what a resource's own files would. */
export interface Dialect {
  /** The program's name, as people know it. */
  name: string;
  /** Whether a file with these columns is one of its files. */
  detects(columns: readonly string[]): boolean;
  /** Columns of the file that nothing is read from, though nobody has decided so. */
  findUnread(columns: readonly string[]): string[];
  /** Columns of the program whose cells are numbers. */
  findNumbers(columns: readonly string[]): number[];
  translate(columns: readonly string[], lines: readonly Line[], readNumber: ReadCellNumber): TranslatedFile;
}
/** A cell of a column of numbers as `Number` reads it. */
export type ReadCellNumber = (column: number, text: string) => string;
export interface TranslatedFile {
  /** Keys of the resource's own columns. */
  columns: readonly string[];
  /** What stands in them. Several lines may come from one row of the file. */
  lines: readonly Line[];
  warnings: readonly Warning[];
  /** What the file says and the import does not take, or takes otherwise: one sentence each, with how often. */
  losses: readonly Loss[];
}
/** How many values are lost, as a key among the resource's refusals whose sentence has plural forms. */
export interface Loss {
  key: string;
  count: number;
  params?: Readonly<Record<string, string | number>>;
}
/** Something that was mended or left out on the way, as a key among the resource's refusals. */
export interface Warning {
  row: number;
  key: string;
  params?: Readonly<Record<string, string | number>>;
}

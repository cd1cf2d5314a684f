import type { RawBuilder } from "kysely";
import type { CommonOptions, FieldOptions, Fields } from "../../schema/field.ts";

type Sql = RawBuilder<unknown>;
/** A schema of OpenAPI. */
export type ApiSchema = Record<string, unknown>;

/** How the text of a file's cell is read. */
export interface CellReading {
  /** IANA time zone of instants without one. */
  timeZone: string;
  /** Returns a number in the file's format as digits with a decimal point. */
  readNumber(text: string): string;
  /** Returns the value of a choice by its label in any language; rejects other texts. */
  toChoice(text: string): string;
}
/** What the cell of a file shows in addition to the value, and how. */
export interface CellWriting {
  /** The labels of the referenced rows. */
  labels: readonly string[];
  /** The language of the column, for a text in several languages. */
  language: string | null;
  /** IANA time zone in which instants are written. */
  timeZone: string;
  /** Whether an import reads the column, so that the cell must lead to the same value. */
  isImported: boolean;
  /**
   * Returns the label of a choice in the reader's language; the value itself where the label would
   * not be read back as this value.
   */
  toLabel(value: string): string;
}

/**
 * The server's half of a kind: its column, its SQL, its description in OpenAPI, and its cells in
 * files. `B` are the options of its constructor.
 */
export interface ServerKind<B extends CommonOptions = FieldOptions> {
  /** The PostgreSQL type of the column. Without a column, it throws. */
  columnType(options: B): string;
  /** Returns the condition that the database checks, if any; `column` is quoted. */
  checkColumn?(column: string, options: B): string | undefined;
  /** Converts the column to its shape in code; most columns need no conversion. */
  read?(column: Sql): Sql;
  /** Converts a value in code to the parameter that is written. */
  write?(value: unknown): unknown;
  /** Converts a secret to the text that is stored in its place; most kinds store the value. */
  hash?(secret: string, options: B): Promise<string>;
  /** Describes the wire format; `describeFields` describes the fields within. */
  describe(
    options: B,
    describeFields: (fields: Fields, use: "input" | "output") => ApiSchema,
  ): ApiSchema;
  /** Converts the text of a cell before it is parsed; by default the text. */
  parseCell?(text: string, reading: CellReading): unknown;
  /**
   * Rounds the digits of a cell to those that the column stores; the remark about it names the
   * unit. Without it, a number with more is rejected.
   */
  roundCell?(digits: string, options: B): { digits: string; unit: string };
  /** Content of a cell; by default the value as text. */
  formatCell?(value: unknown, writing: CellWriting): string | number;
}

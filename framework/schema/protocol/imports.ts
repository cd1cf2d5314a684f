import { shapes } from "./shape.ts";

const { anything, boolean, integer, list, map, nullable, object, oneOf, optional, string } = shapes;

/** Supported encodings of CSV files. */
export const encodings = [
  "utf-8",
  "windows-1252",
  "gb18030",
  "big5",
  "shift_jis",
  "euc-kr",
  "windows-1250",
  "windows-1251",
  "utf-16le",
  "utf-16be",
] as const;

const column = object({ key: string(), header: string("Heading in the caller's language") });

/** What a file contains, and the options of its import. */
export const importPreview = object({
  importId: string(),
  columns: list(string()),
  sample: list(list(string())),
  total: integer(),
  encoding: nullable(oneOf(encodings), "Character encoding of a CSV file; null for a workbook"),
  encodings: list(oneOf(encodings), "The alternatives; empty for a workbook"),
  origin: nullable(
    oneOf(["own", "other"]),
    "Tenant that exported the file; null if it isn't an export",
  ),
  mapping: list(nullable(string()), "Suggested field of each column; null ignores the column"),
  key: nullable(string(), "Field that matches existing records"),
  keys: list(object({ name: string(), header: string() }), "Fields that can match records"),
  kept: boolean("Whether the mapping is the one of the last file with these columns"),
  dialect: nullable(string(), "Program that exported the file"),
  unread: list(string(), "Columns of that program which are ignored"),
  adds: list(string(), "References whose missing targets can be created by name"),
  fill: list(column, "Columns whose blank cells can be filled with one value"),
  fillLanguages: list(string(), "Fields whose blank languages can be filled from another language"),
  fields: list(column, "Fields that a column can be mapped to"),
});

/** Error or warning about one row of a file. */
const rowRemark = object({
  row: integer(),
  field: nullable(string()),
  message: string(),
  rows: optional(list(integer(), "All rows of the record, if it has several")),
});
/** Kinds of remarks: a rejected row, or a corrected or omitted value. */
export const remarkKinds = ["error", "remark"] as const;
/** Remark of an import about one row of its file. */
export const importRemark = object({
  row: integer(),
  kind: oneOf(remarkKinds),
  field: nullable(string()),
  message: string(),
});
/** Progress of fetching the images that a file names by URL; it starts after the records. */
export const pictureCounts = object({ total: integer(), done: integer(), failed: integer() });

/** Progress and result of an import. */
export const importStatus = object({
  state: oneOf(["waiting", "running", "done", "failed", "cancelled"]),
  dryRun: boolean(),
  done: integer(),
  total: integer(),
  created: integer(),
  updated: integer(),
  unchanged: integer(),
  failed: integer(),
  errors: list(rowRemark, "The first errors; the error file contains all of them"),
  warned: integer("Number of corrected or omitted values"),
  warnings: list(rowRemark),
  notes: list(
    string(),
    "Values that were changed or omitted throughout the file: one message per kind, with its count",
  ),
  childrenKept: integer("Child rows of changed records that the file doesn't list"),
  childrenRemoved: integer(),
  pictures: nullable(pictureCounts),
  undoable: integer("Records that the import added or updated, without those that are undone"),
  message: optional(string("Why the import ended early")),
});

/** An import that the caller has run. */
export const pastImport = object({
  importId: string(),
  addTime: string("When the file was uploaded"),
  created: integer(),
  updated: integer(),
  failed: integer(),
  undoable: integer("Records that can still be undone"),
});

/** What one call has undone of an import. */
export const undoneImport = object({
  removed: integer("Added records that were deleted"),
  restored: integer("Updated records that have their earlier values again"),
  kept: list(
    object({ id: integer(), label: string("Name of the record"), message: string() }),
    "Records that stay as they are, with the reason",
  ),
  next: nullable(integer(), "`before` of the next call; null once everything was tried"),
});

/** An image of a record that could not be fetched. */
export const failedPicture = object({
  id: integer(),
  label: string("Name of the record"),
  place: string(),
  address: string(),
  message: string(),
});

/** What an import does with its file. */
export const importOptions = object({
  importId: string(),
  mapping: optional(list(nullable(string()))),
  key: optional(nullable(string(), "`id` only for a file exported from this tenant")),
  dialect: optional(nullable(string(), "Replaces mapping and key")),
  add: optional(
    boolean("Creates missing records that references name, where the resource allows it"),
  ),
  dryRun: optional(boolean("Only returns what an import would change")),
  removeMissing: optional(
    boolean("Removes child rows that the file does not name; without it they are kept"),
  ),
  fill: optional(map(anything(), 'Values for blank cells, by column: {"category": 3}')),
  fillLanguages: optional(
    boolean(
      "Copies a given text into languages that have none, in the fields that the preview lists",
    ),
  ),
  decimal: optional(oneOf(["point", "comma"], "Detected from the file's numbers by default")),
});

import { type Shape, shapes } from "./shape.ts";

const { integer, list, map, nullable, object, oneOf, optional, string } = shapes;

/**
 * A record on the wire: amounts with decimals, coded choices as integers; `_labels` holds the names
 * of its references.
 */
export interface WireRecord {
  id: number;
  version: number;
  _labels?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The output of an action in addition to the record. */
  _output?: Readonly<Record<string, unknown>>;
  [field: string]: unknown;
}

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** A record of the resource. */
export const record: Shape<WireRecord> = { describe: ({ name }) => refer(name) };
/** The writable fields of a record. */
export const recordInput: Shape<Record<string, unknown>> = {
  describe: ({ name }) => refer(`${name}Input`),
};

/** The error of one row in a call for several rows. */
export const rowFailure = object({
  id: integer(),
  code: integer("Status of the row's error"),
  message: string(),
  error: optional(string("Error code")),
  errors: optional(map(string(), "Errors by field, if the row's fields are the cause")),
});
/** The ids that a call for several rows changed, and the errors of the others. */
export const idResults = object({ ids: list(integer()), failed: list(rowFailure) });
/** The records that a call for several rows changed, and the errors of the others. */
export const recordResults = object({ list: list(record), failed: list(rowFailure) });
/** The results of a bulk edit, which leaves records as they are that have the values already. */
export const bulkEditResults = object({
  list: list(record),
  failed: list(rowFailure),
  unchanged: list(integer(), "IDs of the records that already had the values"),
});
/** A record whose last edit is undone. */
export const revertedRow = object({
  id: integer(),
  version: integer("The version that the edit gave the record"),
});

/** The ids of a call for several rows: a list, or a text with commas. */
export const rowIds: Shape<readonly number[] | string> = {
  describe: () => ({
    anyOf: [{ type: "array", items: { type: "integer" } }, { type: "string" }],
    description: "IDs as a list or separated by commas",
  }),
};

/** What an entry of the history of a record records. */
const recordedOperations = [
  "create",
  "edit",
  "delete",
  "restore",
  "purge",
  "action",
  "import",
  "export",
] as const;
/** What an entry of the audit trail records: operations on records, and sessions. */
export const auditedOperations = [...recordedOperations, "signIn", "signOut"] as const;
/** A value of a record before and after a change. */
const change: Shape<readonly [unknown, unknown]> = {
  describe: () => ({ type: "array", minItems: 2, maxItems: 2 }),
};
/** An entry of the history of a record. */
export const historyEntry = object({
  id: integer(),
  operation: oneOf(recordedOperations),
  action: nullable(string(), "Name of the action"),
  changes: map(change, "Old and new value by field"),
  memberName: string(),
  addTime: string(),
});

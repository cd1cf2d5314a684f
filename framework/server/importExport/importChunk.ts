import type { Issues, Resource } from "../../schema/index.ts";
import { invalid } from "../domainError.ts";
import { changeRows, listLive, type RowChange, recordChanges } from "../operations/changeRows.ts";
import { claimValue, type TakenValues } from "../operations/checkUnique.ts";
import type { OperationContext } from "../operations/operationContext.ts";
import { prepareValues } from "../operations/prepareValues.ts";
import { lockTree } from "../operations/references.ts";
import { lockRows } from "../operations/saveMany.ts";
import type { Tx } from "../transaction.ts";
import { groupKey } from "./columns.ts";
import type { RowKey } from "./importMemory.ts";
import type { RowReader, Values } from "./importRow.ts";
import type { WantedPicture } from "./pictureAddresses.ts";
import type { SheetRecord } from "./sheetRecords.ts";

/** Result of one record of the file. */
export type Outcome = "created" | "updated" | "unchanged" | { error: unknown };
/** Whether rows are written one by one: because one may reference another in the same file. */
export const runOneByOne = ({ columns }: RowReader): boolean =>
  columns.some((column) => column?.field.type.traits.reference === "parent");

/** Receives what happened to a record, by its index in the batch. */
type Report = (index: number, outcome: Outcome) => void;

/** Stores data of a batch together with the records that it wrote. */
export type Remember = (tx: Tx, rows: readonly RowKey[]) => Promise<void>;

/**
 * Writes one record of the file as a chunk of one, or throws an error that names its fields.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
async function importRow(
  tx: Tx,
  reader: RowReader,
  lines: SheetRecord,
  remember: Remember,
): Promise<Outcome> {
  const [row] = await reader.read(tx, [lines]);
  if (!row || "error" in row) throw row?.error;
  let found: Outcome = "unchanged";
  const report: Report = (_index, outcome) => {
    found = outcome;
  };
  await importChunk(tx, reader, [{ index: 0, ...row }], null, report, remember);
  return toWritten(found);
}
/** Writes the records of a batch one by one: an error of one leaves the others. */
export async function writeOneByOne(
  tx: Tx,
  reader: RowReader,
  batch: readonly SheetRecord[],
  report: Report,
  remember: Remember,
): Promise<void> {
  for (const [index, record] of batch.entries()) {
    const written = tx.savepoint(() => importRow(tx, reader, record, remember));
    report(
      index,
      await written.catch((error: unknown) => {
        reader.confirmAdded(false);
        return { error };
      }),
    );
  }
}

/** Writes the records of a batch with few statements. */
export async function writeTogether(
  tx: Tx,
  reader: RowReader,
  batch: readonly SheetRecord[],
  taken: TakenValues | null,
  report: Report,
  remember: Remember,
): Promise<void> {
  const read = await reader.read(tx, batch);
  for (const [index, row] of read.entries()) if ("error" in row) report(index, row);
  const right = read.flatMap((row, index) => ("values" in row ? [{ index, ...row }] : []));
  for (const chunk of splitChunks(right))
    await importChunk(tx, reader, chunk, taken, report, remember);
}

/** Returns what happened to a record, or throws its error. */
function toWritten(outcome: Outcome): Outcome {
  if (typeof outcome === "object") throw outcome.error;
  return outcome;
}
/**
 * Whether the key is a missing record id, which is an error; any other unknown key creates a
 * record.
 */
const isLost = (reader: RowReader, key: string): boolean => reader.key === "id" && key !== "";
const lostNumber = ({ name }: Resource, key: string): Issues => ({
  id: { key: "validation.idNotFound", params: { label: key, resource: name, count: 1 } },
});

const missingRecord = (key: string): Issues => ({
  [groupKey]: { key: "transfer.onlyUpdates", params: { label: key } },
});

/** A parsed record of the file, with its index in the batch. */
export interface ReadRecord {
  index: number;
  values: Values;
  key: string;
  group: string;
  /** Row of the file in which it begins. */
  row: number;
}
/**
 * Splits records into chunks without duplicate keys: a repeated key finds the record that an
 * earlier chunk has written.
 */
function* splitChunks(records: readonly ReadRecord[]): Generator<ReadRecord[]> {
  let chunk: ReadRecord[] = [];
  let keys = new Set<string>();
  for (const record of records) {
    if (record.key !== "" && keys.has(record.key)) {
      yield chunk;
      [chunk, keys] = [[], new Set()];
    }
    keys.add(record.key);
    chunk.push(record);
  }
  if (chunk.length > 0) yield chunk;
}

/** A record of the file whose values differ from the stored ones. */
interface FileChange {
  source: ReadRecord;
  pictures: readonly WantedPicture[];
  change: RowChange;
}

/**
 * Writes records with one statement per step instead of per record: existing records, uniqueness,
 * references, inserts. `report` gets the outcome of each record.
 *
 * @throws what `changeRows` throws: then nothing may be committed.
 */
async function importChunk(
  tx: Tx,
  reader: RowReader,
  rows: readonly ReadRecord[],
  taken: TakenValues | null,
  report: Report,
  remember: Remember,
): Promise<void> {
  const { engine, resource, caller } = reader;
  const context: OperationContext = { ...caller, engine, tx, resource };
  const parent = resource.parent;
  if (parent && rows.some(({ values }) => parent in values)) await lockTree(context);
  const ids = await reader.existing(
    tx,
    rows.map(({ key }) => key),
  );
  const stored = await lockRows(
    context,
    [...new Set(ids.values())],
    new Set(rows.flatMap(({ values }) => Object.keys(values))),
  );
  await reader.readMoved(tx, [...stored.values()]);
  const found: RowKey[] = [];
  const changes: FileChange[] = [];
  for (const source of rows) {
    const { index, values, key, group, row } = source;
    const before = stored.get(ids.get(key) ?? 0) ?? null;
    if (!before && isLost(reader, key))
      report(index, { error: invalid(lostNumber(reader.resource, key)) });
    else if (!before && reader.options.onlyUpdates)
      report(index, { error: invalid(missingRecord(key)) });
    else if (!before && key !== "" && taken?.get("")?.has(key)) report(index, "updated");
    else {
      try {
        const { values: complete, pictures } = reader.complete(values, before, row);
        const given = before ? reader.findChanges(complete, before, row) : complete;
        if (before && Object.keys(given).length === 0) {
          report(index, "unchanged");
          found.push({ record: before, group, pictures });
        } else {
          const prepared = prepareValues(resource, caller, given, before);
          changes.push({ source, pictures, change: { before, ...prepared } });
        }
      } catch (error) {
        report(index, { error });
      }
    }
  }
  const all = changes.map(({ change }) => change);
  await changeRows(context, "import", all, { taken });
  for (const { source, pictures, change } of changes) {
    const { error, before } = change;
    if (error !== undefined) {
      report(source.index, { error });
      continue;
    }
    const record = change.stored ?? before;
    const written = change.stored ? { before } : {};
    if (record) found.push({ record, group: source.group, pictures, ...written });
    if (!before && taken && source.key !== "") claimValue(taken, "", source.key);
    report(source.index, !change.stored ? "unchanged" : before ? "updated" : "created");
  }
  await remember(tx, found);
  await recordChanges(context, "import", listLive(all));
}

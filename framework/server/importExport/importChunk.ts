import type { Issues } from "../../schema/index.ts";
import { auditAll, findDifference } from "../audit.ts";
import { invalid } from "../domainError.ts";
import { findChanges } from "../operations/findChanges.ts";
import { listOwnedRows, lockOwners } from "../operations/ownedRows.ts";
import { readManyStored, type StoredRow } from "../operations/readRecord.ts";
import { checkAllReferencesExist } from "../operations/references.ts";
import { insertAll, prepare, runBeforeRule, save, updateAll } from "../operations/save.ts";
import { publishChange } from "../publishChange.ts";
import type { Tx } from "../transaction.ts";

import type { RowKey } from "./importMemory.ts";
import type { RowReader, Values } from "./importRow.ts";
import { checkChildren, checkUnique, type Taken, take } from "./importUnique.ts";
import type { WantedPicture } from "./pictureAddresses.ts";
import type { SheetRecord } from "./sheetRecords.ts";

/** Result of one record of the file. */
export type Outcome = "created" | "updated" | "unchanged" | { error: unknown };
/**
 * Whether rows are written one by one: because a rule must see each of them, or because one may
 * reference another in the same file.
 */
export const runOneByOne = ({ engine, resource, columns }: RowReader): boolean => {
  const { beforeSave, afterSave, afterSaveAll } = engine.rules(resource);
  return (
    Boolean((beforeSave || afterSave) && !afterSaveAll) ||
    columns.some((column) => column?.field.type.traits.reference === "parent")
  );
};

/** Stores data of a batch together with the records that it wrote. */
export type Remember = (tx: Tx, rows: readonly RowKey[]) => Promise<void>;

/**
 * Writes one record of the file, or throws an error that names its fields.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function importRow(
  tx: Tx,
  reader: RowReader,
  lines: SheetRecord,
  remember: Remember,
): Promise<Outcome> {
  const { engine, resource, caller } = reader;
  const [row] = await reader.read(tx, [lines]);
  if (!row || "error" in row) throw row?.error;
  const { key, group } = row;
  const id = (await reader.existing(tx, [key])).get(key) ?? null;
  if (id === null && isLost(reader, key)) throw invalid(lostNumber(key));
  if (id !== null) await lockOwners(engine, tx, resource, [id]);
  const before =
    id === null ? null : ((await readManyStored(tx, resource, caller.actor, [id])).get(id) ?? null);
  if (before) await reader.readMoved(tx, [before]);
  const { values: given, pictures } = reader.complete(row.values, before, row.row);
  const values = before ? reader.findChanges(given, before, row.row) : given;
  if (before && Object.keys(values).length === 0) {
    await remember(tx, [{ record: before, group, pictures }]);
    return "unchanged";
  }
  const request = { id: before?.id ?? null, version: null, values };
  const record = await save(engine, tx, resource, caller, request, "import");
  await remember(tx, [{ record, group, pictures }]);
  return before ? "updated" : "created";
}
/**
 * Whether the key is a missing record id, which is an error; any other unknown key creates a
 * record.
 */
const isLost = (reader: RowReader, key: string): boolean => reader.key === "id" && key !== "";
const lostNumber = (key: string): Issues => ({
  id: { key: "validation.nameNotFound", params: { label: key } },
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
export function* splitChunks(records: readonly ReadRecord[]): Generator<ReadRecord[]> {
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

/**
 * Writes records with one statement per step instead of per record: existing records, uniqueness,
 * references, inserts.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function importChunk(
  tx: Tx,
  reader: RowReader,
  rows: readonly ReadRecord[],
  taken: Taken | null,
  t: (index: number, outcome: Outcome) => void,
  remember: Remember,
): Promise<void> {
  const { engine, resource, caller } = reader;
  const ids = await reader.existing(
    tx,
    rows.map(({ key }) => key),
  );
  const known = [...new Set(ids.values())];
  await lockOwners(engine, tx, resource, known);
  const stored = await readManyStored(tx, resource, caller.actor, known);
  await reader.readMoved(tx, [...stored.values()]);
  const wanted: Wanted[] = [];
  const found: RowKey[] = [];
  for (const { index, values, key, group, row } of rows) {
    const before = stored.get(ids.get(key) ?? 0) ?? null;
    if (!before && isLost(reader, key)) t(index, { error: invalid(lostNumber(key)) });
    else if (!before && key !== "" && taken?.get("")?.has(key)) t(index, "updated");
    else {
      try {
        const { values: complete, pictures } = reader.complete(values, before, row);
        const given = before ? reader.findChanges(complete, before, row) : complete;
        if (before && Object.keys(given).length === 0) {
          t(index, "unchanged");
          found.push({ record: before, group, pictures });
        } else
          wanted.push({
            index,
            row,
            key,
            group,
            pictures,
            before,
            ...prepare(resource, caller, given, before),
          });
      } catch (domainError) {
        t(index, { error: domainError });
      }
    }
  }
  const missing = await checkAllReferencesExist(
    engine,
    tx,
    resource,
    caller.actor,
    wanted.map(({ references }) => references),
  );
  for (const [place, row] of wanted.entries()) Object.assign(row.issues, missing[place]);
  await checkUnique(tx, reader, wanted, taken);
  const hasIssues = ({ index, issues }: Wanted) => {
    if (Object.keys(issues).length === 0) return false;
    t(index, { error: invalid(issues) });
    return true;
  };
  const ruled: Wanted[] = [];
  for (const row of wanted.filter((one) => !hasIssues(one))) {
    try {
      await runBeforeRule(engine, tx, resource, caller, row);
      if (row.before) row.values = findChanges(resource, row.values, row.before);
      if (row.before && Object.keys(row.values).length === 0) {
        t(row.index, "unchanged");
        found.push({ record: row.before, group: row.group, pictures: row.pictures });
      } else ruled.push(row);
    } catch (domainError) {
      t(row.index, { error: domainError });
    }
  }
  await checkChildren(tx, reader, ruled, taken);
  const right = ruled.filter((one) => !hasIssues(one));
  const made = right.filter(({ before }) => !before);
  const created = await insertAll(
    tx,
    resource,
    caller,
    made.map(({ values }) => values),
  );
  const owned = right.flatMap(({ before, ...row }) => (before ? [{ ...row, before }] : []));
  const renewed = await updateAll(tx, resource, caller, owned);
  const written = [
    ...created.map((record) => ({ record, before: null })),
    ...renewed.map((record, place) => ({ record, before: owned[place]?.before ?? null })),
  ];
  const sources = [...made, ...owned];
  for (const [place, { record }] of written.entries())
    found.push({
      record,
      group: sources[place]?.group ?? "",
      pictures: sources[place]?.pictures ?? [],
    });
  await remember(tx, found);
  if (written.length === 0) return;
  const { actor, locale, ip } = caller;
  await engine.rules(resource).afterSaveAll?.({ tx, actor, locale, ip, rows: written });
  await auditAll(
    engine,
    tx,
    resource,
    caller,
    written.map(({ record, before }) => ({
      operation: "import",
      record,
      changes: findDifference(resource, before, record),
    })),
  );
  for (const of of [resource, ...listOwnedRows(engine, resource).map(({ target: owned }) => owned)])
    await publishChange(engine, tx, of, { shopId: actor.shopId ?? undefined });
  for (const { index, key } of made) {
    if (taken && key !== "") take(taken, "", key);
    t(index, "created");
  }
  for (const { index } of owned) t(index, "updated");
}
/** A record prepared for writing. */
export type Wanted = ReadRecord & {
  pictures: readonly WantedPicture[];
  record: Values;
  references: Values;
  issues: Issues;
  before: StoredRow | null;
};

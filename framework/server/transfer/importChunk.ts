import { sql } from "kysely";
import type { Issues, Resource } from "../../schema/index.ts";
import { auditAll, differenceOf } from "../audit.ts";
import { changed } from "../changed.ts";
import { columnRef, tableRef } from "../columns.ts";
import { checkTargetsOfAll } from "../pointing.ts";
import { type Rec, readManyStored } from "../read.ts";
import { invalid } from "../refusal.ts";
import { insertAll, isFlat, prepare, save, updateAll } from "../save.ts";
import type { Tx } from "../tenancy.ts";
import type { RowReader, Values } from "./importRow.ts";
import type { SheetRecord } from "./sheetRecords.ts";

/** What became of one record of the file. */
export type Outcome = "created" | "updated" | "unchanged" | { refusal: unknown };
/** Keys and unique values that rows of a dry run would have taken by now. */
export type Taken = Map<string, Set<string>>;

/** Whether rows are written one by one: where a rule must see each of them, or one may point at another of the same file. */
export const oneByOne = ({ engine, resource, columns }: RowReader): boolean => {
  const { beforeSave, afterSave } = engine.rules(resource);
  return Boolean(beforeSave || afterSave) || columns.some((column) => column?.field.kind === "parent");
};

/** Writes one record of the file, or throws the refusal that names its fields. */
export async function importRow(tx: Tx, reader: RowReader, record: SheetRecord): Promise<Outcome> {
  const { engine, resource, caller } = reader;
  const [row] = await reader.read(tx, [record]);
  if (!row || "refusal" in row) throw row?.refusal;
  const id = (await reader.existing(tx, [row.key])).get(row.key) ?? null;
  if (id === null && isLost(reader, row.key)) throw invalid(lost);
  const before = id === null ? undefined : (await readManyStored(tx, resource, caller.actor, [id])).get(id);
  const values = before ? reader.changesOf(row.values, before) : row.values;
  if (before && Object.keys(values).length === 0) return "unchanged";
  await save(engine, tx, resource, caller, { id: before?.id ?? null, version: null, values }, "import");
  return before ? "updated" : "created";
}
/** A number that no record has is a mistake, where any other text that nobody has makes a new record. */
const isLost = (reader: RowReader, key: string): boolean => reader.key === "id" && key !== "";
const lost: Issues = { id: { key: "validation.referenceMissing" } };

/** What a record of the file says, by its place among those that are read together. */
export interface ReadRecord {
  index: number;
  values: Values;
  key: string;
}
/** Records in which no key comes twice: one finds what the ones before it have made. */
export function* chunksOf(records: readonly ReadRecord[]): Generator<ReadRecord[]> {
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

/** Writes records with one statement a kind of question, not a record: what is there, what is taken, what is pointed at, what is new. */
export async function importChunk(
  tx: Tx,
  reader: RowReader,
  rows: readonly ReadRecord[],
  taken: Taken | null,
  say: (index: number, outcome: Outcome) => void,
): Promise<void> {
  const { engine, resource, caller } = reader;
  const ids = await reader.existing(
    tx,
    rows.map(({ key }) => key),
  );
  const stored = await readManyStored(tx, resource, caller.actor, [...new Set(ids.values())]);
  const wanted: (ReadRecord & { pointing: Values; issues: Issues; before: Rec | null })[] = [];
  for (const { index, values, key } of rows) {
    const before = stored.get(ids.get(key) ?? 0) ?? null;
    const given = before ? reader.changesOf(values, before) : values;
    if (before && Object.keys(given).length === 0) say(index, "unchanged");
    else if (!before && isLost(reader, key)) say(index, { refusal: invalid(lost) });
    else if (!before && key !== "" && taken?.get("")?.has(key)) say(index, "updated");
    else {
      try {
        wanted.push({ index, key, before, ...prepare(resource, caller, given, before) });
      } catch (refusal) {
        say(index, { refusal });
      }
    }
  }
  const missing = await checkTargetsOfAll(
    engine,
    tx,
    resource,
    caller.actor,
    wanted.map(({ pointing }) => pointing),
  );
  for (const [place, row] of wanted.entries()) Object.assign(row.issues, missing[place]);
  await checkUnique(tx, reader, wanted, taken);
  const right = wanted.filter(({ index, issues }) => {
    if (Object.keys(issues).length === 0) return true;
    say(index, { refusal: invalid(issues) });
    return false;
  });
  const made = right.filter(({ before }) => !before);
  const records = await insertAll(
    tx,
    resource,
    caller,
    made.map(({ values }) => values),
  );
  await auditAll(
    tx,
    resource,
    caller,
    records.map((record) => ({ operation: "import", record, changes: differenceOf(resource, null, record) })),
  );
  if (records[0]) await changed(engine, tx, resource, records[0]);
  for (const { index, key } of made) {
    if (taken && key !== "") take(taken, "", key);
    say(index, "created");
  }
  const kept = right.flatMap(({ before, ...row }) => (before ? [{ ...row, before }] : []));
  const flat = kept.filter(({ values }) => isFlat(resource, values));
  const renewed = await updateAll(tx, resource, caller, flat);
  if (renewed[0]) await changed(engine, tx, resource, renewed[0]);
  const edits = flat.flatMap(({ before }, place) => {
    const record = renewed[place];
    return record ? [{ operation: "import" as const, record, changes: differenceOf(resource, before, record) }] : [];
  });
  await auditAll(tx, resource, caller, edits);
  for (const { index, before, values } of kept) {
    if (!isFlat(resource, values))
      await save(engine, tx, resource, caller, { id: before.id, version: null, values }, "import");
    say(index, "updated");
  }
}

const uniqueText = (value: unknown): string =>
  String(value !== null && typeof value === "object" ? ((value as Values).en ?? "") : (value ?? "")).toLowerCase();
function take(taken: Taken, name: string, text: string): void {
  taken.set(name, (taken.get(name) ?? new Set()).add(text));
}
/** Names the rows whose values others have already, among those stored and those of the same file, before the database refuses all. */
async function checkUnique(
  tx: Tx,
  { resource }: RowReader,
  rows: readonly { values: Values; issues: Issues; before: Rec | null }[],
  taken: Taken | null,
): Promise<void> {
  for (const name of uniqueFields(resource)) {
    const giving = rows.filter(({ values }) => uniqueText(values[name]) !== "");
    const texts = giving.map(({ values }) => uniqueText(values[name]));
    if (texts.length === 0) continue;
    const column =
      resource.fields[name]?.kind === "localized" ? sql`${columnRef(name)} ->> 'en'` : sql`${columnRef(name)}::text`;
    // Row-level security keeps this to the shop, as the index that it stands before is.
    const shop = resource.owner === "shop" ? sql`and t.shop_id = current_shop_id()` : sql``;
    const live = resource.trash ? sql`and t.deleted_at is null` : sql``;
    const found = await tx.run<{ id: number; value: string }>(
      sql`select t.id, lower(${column}) as value from ${tableRef(resource)} t where lower(${column}) = any(${texts}::text[]) ${shop} ${live}`,
    );
    const owners = new Map(found.map(({ id, value }) => [value, id]));
    for (const { values, issues, before } of giving) {
      const text = uniqueText(values[name]);
      const owner = owners.get(text);
      if (owner === undefined ? taken?.get(name)?.has(text) : owner !== before?.id)
        issues[name] ??= { key: "validation.unique" };
      // The rest of the chunk finds it taken; nobody has the number 0.
      else if (Object.keys(issues).length === 0) {
        owners.set(text, before?.id ?? 0);
        if (taken) take(taken, name, text);
      }
    }
  }
}
const uniqueFields = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.options.unique);

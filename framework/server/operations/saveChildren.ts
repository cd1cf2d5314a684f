import { type RawBuilder, sql } from "kysely";
import {
  type Fields,
  getTenantId,
  hasColumn,
  isTenantOwned,
  listComparedFields,
  type Resource,
  toSnakeCase,
} from "../../schema/index.ts";
import { cleanValue } from "../cleanHtml.ts";
import { invalid } from "../domainError.ts";
import { toColumnType } from "../migration/columnType.ts";
import { type ChildPlace, childPlace, childTableRef, writeValue } from "../sql/columns.ts";
import { tenantColumn } from "../sql/tenancy.ts";
import { anyId } from "../tables/anyId.ts";
import type { ChildRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import { type ComparedChild, compareChildren } from "./compareAndSet.ts";
import { isEqual } from "./isEqual.ts";
import type { StoredRow } from "./readRecord.ts";

type Values = Readonly<Record<string, unknown>>;
type Child = Record<string, unknown> & { id?: number };
type Sql = RawBuilder<unknown>;

/**
 * A row with its child rows and lists of references: the values to write, and the previous ones.
 */
export interface ChildWrite {
  owner: { id: number };
  values: Values;
  before: Values | null;
}

/**
 * Writes the given child rows and lists of references in the transaction of their owners, with a
 * few statements per field.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function saveChildren(
  tx: Tx,
  resource: Resource,
  author: number | null,
  writes: readonly ChildWrite[],
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const given = writes.filter(({ values }) => name in values);
    if (given.length === 0) continue;
    if (field.type.traits.reference) await saveReferences(tx, resource, name, given);
    if (field.kind === "rows") {
      const { fields } = field.options;
      await saveRows(
        tx,
        { name, fields, author, place: childPlace(resource, name), resource },
        given,
      );
    }
  }
}

async function saveReferences(
  tx: Tx,
  resource: Resource,
  name: string,
  writes: readonly ChildWrite[],
) {
  const table = childTableRef(resource, name);
  if (writes.some(({ before }) => before))
    await tx.run(
      sql`delete from ${table} where parent_id = ${anyId(writes.map(({ owner }) => owner.id))}`,
    );
  const byTenant = isTenantOwned(resource);
  const rows = writes.flatMap(({ owner, values }) =>
    ((values[name] ?? []) as number[]).map((target, index) => [
      owner.id,
      target,
      index + 1,
      ...(byTenant ? [getTenantId(owner)] : []),
    ]),
  );
  const columns = sql.raw(`parent_id, target_id, position${byTenant ? `, ${tenantColumn()}` : ""}`);
  await inChunks(rows, (some) =>
    tx.run(sql`insert into ${table} (${columns}) values ${tuples(some)}`),
  );
}

interface Place {
  resource: Resource;
  name: string;
  fields: Fields;
  author: number | null;
  place: ChildPlace;
}
/**
 * Saves child rows: a row with an id is updated, one without is inserted, a missing one is removed.
 * An id of another owner's row is rejected.
 */
async function saveRows(tx: Tx, at: Place, writes: readonly ChildWrite[]): Promise<void> {
  await removeMissing(tx, at, writes);
  await insertMany(tx, at, writes);
  await updateRows(tx, at, writes);
}

/** A locked child row, with the numbers for compare-and-set. */
type LockedChild = Partial<StoredRow> & Pick<ChildRow, "id">;
const readBefore = ({ before }: ChildWrite, name: string) =>
  new Map(getChildren({ values: before ?? {} }, name).map((child) => [child.id, child]));

const getChildren = ({ values }: Pick<ChildWrite, "values">, name: string) =>
  (values[name] ?? []) as Child[];

async function removeMissing(
  tx: Tx,
  { name, fields, place }: Place,
  writes: readonly ChildWrite[],
): Promise<void> {
  const old = writes.filter(({ before }) => before);
  const known = new Map<number, LockedChild>();
  const compared = listComparedFields(fields);
  // Only rows with a resource of their own change without a lock on their owner.
  if (!place.ownResource && compared.length === 0)
    for (const { owner, before } of old)
      for (const { id } of getChildren({ values: before ?? {} }, name))
        if (id !== undefined) known.set(id, { id, parent: owner.id });
  if ((place.ownResource || compared.length > 0) && old.length > 0) {
    const ids = old.map(({ owner }) => owner.id);
    const columns = sql.join([
      sql`id`,
      sql`${place.parent} as parent`,
      ...compared.map((one) => sql`${sql.ref(toSnakeCase(one.name))} as ${sql.id(one.name)}`),
    ]);
    const stored = await tx.run<LockedChild>(
      sql`select ${columns} from ${place.table} t where ${place.parent} = ${anyId(ids)} ${place.live} order by id for no key update`,
    );
    for (const child of stored) known.set(child.id, child);
  }
  const locked: ComparedChild[] = [];
  for (const write of writes) {
    const before = compared.length > 0 ? readBefore(write, name) : null;
    for (const [index, given] of getChildren(write, name).entries()) {
      const { id } = given;
      if (id === undefined) continue;
      const child = known.get(id);
      if (!child || child.parent !== write.owner.id)
        throw invalid({ [`${name}.${index}.id`]: { key: "validation.idInvalid" } });
      known.delete(id);
      const read = before?.get(id);
      if (read) locked.push({ path: `${name}.${index}`, given, read, locked: child });
    }
  }
  compareChildren(fields, locked);
  if (known.size === 0) return;
  const removed = sql`id = ${anyId(known.keys())}`;
  // Rows that have their own resource may be referenced, so they are only moved to the trash.
  await tx.run(
    place.ownResource
      ? sql`update ${place.table} set deleted_at = now() where ${removed}`
      : sql`delete from ${place.table} where ${removed}`,
  );
}

const ownColumns = (fields: Fields): string[] =>
  Object.keys(fields).filter((key) => fields[key] && hasColumn(fields[key]));
function toStored(fields: Fields, key: string, value: unknown): unknown {
  const field = fields[key];
  return field ? writeValue(field, cleanValue(field, value)) : null;
}

async function insertMany(
  tx: Tx,
  { resource, name, fields, author, place }: Place,
  writes: readonly ChildWrite[],
) {
  const byTenant = isTenantOwned(resource);
  const names = ownColumns(fields);
  const rows = writes.flatMap((write) =>
    getChildren(write, name).flatMap((child, index) =>
      child.id === undefined
        ? [
            [
              write.owner.id,
              index,
              ...names.map((key) =>
                toStored(fields, key, child[key] ?? fields[key]?.options.default),
              ),
              ...(byTenant ? [getTenantId(write.owner)] : []),
              ...(place.ownResource ? [author, author] : []),
            ],
          ]
        : [],
    ),
  );
  const columns = sql.join([
    place.parent,
    ...["position", ...names.map(toSnakeCase), ...(byTenant ? [tenantColumn()] : [])].map(
      (column) => sql.ref(column),
    ),
    ...(place.ownResource ? [sql.ref("add_by"), sql.ref("upd_by")] : []),
  ]);
  await inChunks(rows, (some) =>
    tx.run(sql`insert into ${place.table} (${columns}) values ${tuples(some)}`),
  );
}

/** Writes only the columns that differ: an untouched column may have been changed concurrently. */
async function updateRows(tx: Tx, at: Place, writes: readonly ChildWrite[]): Promise<void> {
  const { name, fields, author, place } = at;
  const names = ownColumns(fields);
  const groups = new Map<string, { changed: string[]; rows: unknown[][] }>();
  for (const write of writes) {
    const before = new Map(
      getChildren({ values: write.before ?? {} }, name).map((child, index) => [
        child.id,
        { child, index },
      ]),
    );
    for (const [index, child] of getChildren(write, name).entries()) {
      const old = child.id === undefined ? undefined : before.get(child.id);
      if (child.id === undefined || !old) continue;
      const changed = names.filter((key) => !isEqual(child[key], old.child[key]));
      if (changed.length === 0 && old.index === index) continue;
      const group = groups.get(changed.join()) ?? { changed, rows: [] };
      groups.set(changed.join(), group);
      group.rows.push([
        child.id,
        index,
        ...changed.map((key) => toStored(fields, key, child[key])),
      ]);
    }
  }
  await freeUniques(tx, at, [...groups.values()]);
  for (const { changed, rows } of groups.values()) {
    const types = [
      "bigint",
      "integer",
      ...changed.map((key) => (fields[key] ? toColumnType(fields[key]) : "text")),
    ];
    const given = sql.join(
      ["id", "position", ...changed.map(toSnakeCase)].map((column) => sql.ref(column)),
    );
    const sets = ["position", ...changed.map(toSnakeCase)].map(
      (column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`,
    );
    if (place.ownResource && changed.length > 0)
      sets.push(sql`upd_by = ${author}`, sql`upd_time = now()`, sql`version = t.version + 1`);
    await inChunks(rows, (some) =>
      tx.run(
        sql`update ${place.table} t set ${sql.join(sets)} from (values ${tuples(some, types)}) as given (${given}) where t.id = given.id`,
      ),
    );
  }
}
/** Clears unique values before they are written, so that two rows can swap theirs. */
async function freeUniques(
  tx: Tx,
  { fields, place }: Place,
  groups: readonly { changed: string[]; rows: unknown[][] }[],
) {
  for (const { changed, rows } of groups)
    for (const key of changed)
      if (fields[key]?.options.unique && !fields[key]?.options.required)
        await tx.run(
          sql`update ${place.table} set ${sql.ref(toSnakeCase(key))} = null where id = any(${rows.map(([id]) => id)}::bigint[])`,
        );
}

const tuples = (rows: readonly (readonly unknown[])[], types?: readonly string[]): Sql =>
  sql.join(
    rows.map(
      (row) =>
        sql`(${sql.join(row.map((value, index) => (types ? sql`${value}::${sql.raw(types[index] ?? "text")}` : sql`${value}`)))})`,
    ),
  );
/** Splits rows into chunks: a statement takes at most 65,535 parameters. */
async function inChunks(
  rows: unknown[][],
  write: (some: unknown[][]) => Promise<unknown>,
): Promise<void> {
  const batchSize = Math.floor(30_000 / Math.max(1, rows[0]?.length ?? 1));
  for (let from = 0; from < rows.length; from += batchSize)
    await write(rows.slice(from, from + batchSize));
}

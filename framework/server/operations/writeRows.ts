import { sql } from "kysely";
import { hasColumn, isTenantOwned, type Resource, toSnakeCase } from "../../schema/index.ts";
import { cleanValue } from "../cleanHtml.ts";
import { getServerKind } from "../fields/serverKinds.ts";
import { toColumnType } from "../migration/columnType.ts";
import { tableRef, writeValue } from "../sql/columns.ts";
import { tenantColumn } from "../sql/tenancy.ts";
import { isEmpty } from "./isEmpty.ts";
import { type OperationContext, toAuthorId } from "./operationContext.ts";
import type { StoredRow } from "./readRecord.ts";
import { saveChildren } from "./saveChildren.ts";
import { listStoredColumns } from "./storedSql.ts";

type Values = Record<string, unknown>;

/** What a statement needs: the transaction, the resource, and the author of the change. */
type WriteContext = Pick<OperationContext, "tx" | "resource" | "actor">;

/** Returns the columns of the values as stored: passwords hashed, rich text sanitized. */
async function toColumnValues(
  resource: Resource,
  values: Readonly<Values>,
): Promise<[string, unknown][]> {
  const columns: [string, unknown][] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = resource.fields[name];
    if (!field || !hasColumn(field)) continue;
    const { hash } = getServerKind(field);
    const stored =
      hash && typeof value === "string"
        ? await hash(value, field.options)
        : cleanValue(field, value, name);
    columns.push([toSnakeCase(name), writeValue(field, stored)]);
  }
  return columns;
}
/**
 * Inserts rows in one statement, and their child rows if any; returns the stored records in the
 * same order.
 */
export async function insertAll(
  { tx, resource, actor }: WriteContext,
  all: readonly Readonly<Values>[],
): Promise<StoredRow[]> {
  if (all.length === 0) return [];
  const author = toAuthorId(actor);
  const given = await Promise.all(
    all.map(async (values) => new Map(await toColumnValues(resource, values))),
  );
  const names = [...new Set(given.flatMap((columns) => [...columns.keys()]))];
  const system: [string, unknown][] = [
    ["add_by", author],
    ["upd_by", author],
    ...(isTenantOwned(resource) ? [[tenantColumn(), actor.tenantId] as [string, unknown]] : []),
  ];
  const rows = given.map((columns) => {
    const own = names.map((name) => (columns.has(name) ? sql`${columns.get(name)}` : sql`default`));
    return sql`(${sql.join([...own, ...system.map(([, value]) => sql`${value}`)])})`;
  });
  const columns = sql.join(
    [...names, ...system.map(([name]) => name)].map((name) => sql.ref(name)),
  );
  const stored = await tx.run<StoredRow>(
    sql`insert into ${tableRef(resource)} as t (${columns}) values ${sql.join(rows)} returning ${listStoredColumns(resource)}`,
  );
  const children = listChildFields(resource);
  const filled = children.filter((name) => all.some((values) => !isEmpty(values[name])));
  for (const row of stored) for (const name of children) row[name] = [];
  const writes = stored.map((owner, index) => ({
    owner,
    before: null,
    values: Object.fromEntries(filled.map((name) => [name, all[index]?.[name] ?? []])),
  }));
  await saveChildren(tx, resource, author, writes);
  return stored;
}
/**
 * Updates rows with one statement per set of changed fields, and the child rows of all of them
 * together; returns the stored records in the same order.
 */
export async function updateAll(
  { tx, resource, actor }: WriteContext,
  all: readonly { before: StoredRow; values: Readonly<Values> }[],
): Promise<StoredRow[]> {
  const author = toAuthorId(actor);
  const groups = new Map<string, { before: StoredRow; columns: Map<string, unknown> }[]>();
  for (const { before, values } of all) {
    const columns = new Map(await toColumnValues(resource, values));
    const names = [...columns.keys()].sort().join();
    groups.set(names, [...(groups.get(names) ?? []), { before, columns }]);
  }
  const stored = new Map<number, StoredRow>();
  for (const group of groups.values()) {
    const names = Object.entries(resource.fields).flatMap(([name, field]) => {
      const column = toSnakeCase(name);
      return group[0]?.columns.has(column) ? [{ column, type: toColumnType(field) }] : [];
    });
    const rows = group.map(({ before, columns }) => {
      const given = names.map(({ column, type }) => sql`${columns.get(column)}::${sql.raw(type)}`);
      return sql`(${sql.join([sql`${before.id}::bigint`, ...given])})`;
    });
    const given = sql.join(
      ["id", ...names.map(({ column }) => column)].map((name) => sql.ref(name)),
    );
    const sets = names.map(({ column }) => sql`${sql.ref(column)} = given.${sql.ref(column)}`);
    const found = await tx.run<StoredRow>(sql`
      update ${tableRef(resource)} t
      set ${sql.join([...sets, sql`upd_by = ${author}`, sql`upd_time = now()`, sql`version = version + 1`])}
      from (values ${sql.join(rows)}) as given (${given}) where t.id = given.id returning ${listStoredColumns(resource)}`);
    for (const row of found) stored.set(row.id, row);
  }
  const children = listChildFields(resource);
  const writes = all.map(({ before, values }) => {
    const owner = stored.get(before.id);
    if (!owner) throw new Error(`${resource.name} ${before.id}: nothing was updated`);
    for (const name of children) owner[name] = before[name];
    const given = Object.entries(values).filter(([name]) => children.includes(name));
    return { owner, before, values: Object.fromEntries(given) };
  });
  await saveChildren(tx, resource, author, writes);
  return writes.map(({ owner }) => owner);
}
const listChildFields = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.type.traits.ownTable);

/** Inserts one row without rules or audit entry, as fixtures and demo data need. */
export async function insertRow(
  context: WriteContext,
  values: Readonly<Values>,
): Promise<StoredRow> {
  const [row] = await insertAll(context, [values]);
  if (!row) throw new Error(`${context.resource.name}: nothing was inserted`);
  return row;
}

import { type RawBuilder, sql } from "kysely";
import {
  findField,
  getReferenceTarget,
  hasColumn,
  type Locale,
  type Resource,
} from "../../schema/index.ts";
import type { OperationContext } from "../operations/operationContext.ts";
import { anyId, anyIdParameter, toIdValue } from "../tables/anyId.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import { getStatements } from "../tables/statementCache.ts";
import type { Tx } from "../transaction.ts";
import { columnRef, tableRef } from "./columns.ts";
import { inLanguage } from "./readListRequest.ts";
import { memberName, memberTable } from "./tenancy.ts";

type Rows = Record<string, unknown>[];

/**
 * SQL for the name of a row in the reader's language, over `t`; its number where rules calculate
 * the name on each read.
 */
export const labelSql = (resource: Resource, locale: Locale) => {
  const field = findField(resource, resource.label);
  if (field && !hasColumn(field)) return sql`('#' || t.id)`;
  const column = columnRef(resource.label);
  return field?.type.traits.localized ? inLanguage(column, locale) : sql`${column}::text`;
};

type Reference = { name: string; target: string };
const referencesByResource = new WeakMap<Resource, readonly Reference[]>();
/** The fields that refer to other records, each with the name of the resource of these. */
function listReferences(resource: Resource): readonly Reference[] {
  const known = referencesByResource.get(resource);
  if (known) return known;
  const references = Object.entries(resource.fields).flatMap(([name, field]) => {
    const target = getReferenceTarget(resource, field);
    return target ? [{ name, target }] : [];
  });
  referencesByResource.set(resource, references);
  return references;
}

type LabelContext = Pick<OperationContext, "engine" | "tx" | "resource" | "locale">;

type Named = Pick<StandardRow, "id"> & Calculated<{ name: string | null }>;
type TargetName = Named & Calculated<{ target: string }>;
const selectNames = (target: Resource, locale: Locale, ids: RawBuilder<number>) => sql<TargetName>`
  select ${sql.lit(target.name)} as target, t.id, ${labelSql(target, locale)} as name
  from ${tableRef(target)} t where t.id = ${ids}`;

/** Columns that name the member who created or changed a row. */
export const authorNames = ["addBy", "updBy"] as const;
/** Stands for the members among the targets; no resource has this name. */
const members = "";
const selectMembers = (ids: RawBuilder<number>) => sql<TargetName>`
  select ${sql.lit(members)} as target, id, ${memberName()} as name
  from ${memberTable()} where id = ${ids}`;

/** Loads names of rows of several resources with one statement, compiled once for each mixture. */
function loadNames(
  { engine, tx, resource, locale }: LabelContext,
  wanted: readonly (readonly [target: string, ids: readonly number[]])[],
): Promise<TargetName[]> {
  const values = Object.fromEntries(wanted.map(([target, ids]) => [target, toIdValue(ids)]));
  const mixture = wanted.map(([target, { length }]) => (length === 1 ? target : `${target}[]`));
  const key = `names ${locale} ${mixture}`;
  const statement = getStatements(resource).compile(key, values, (given) => {
    const queries = wanted.map(([target, { length }]) => {
      const ids = anyIdParameter(length === 1, given[target]);
      return target === members
        ? selectMembers(ids)
        : selectNames(engine.resource(target), locale, ids);
    });
    return sql`${sql.join(queries, sql` union all `)}`;
  });
  return tx.text<TargetName>(statement.sql, statement.parameters);
}

/** Which labels a row gets. */
export interface LabelOptions {
  /** Whether the names of the members who created and changed it are among them. */
  authors?: boolean;
}

/** Adds `_labels` to each row: the names of the referenced records, with one query for all. */
export async function addLabels(
  context: LabelContext,
  rows: Rows,
  { authors = false }: LabelOptions = {},
): Promise<void> {
  const { resource } = context;
  const written = authors ? authorNames.map((name) => ({ name, target: members })) : [];
  const references = [...listReferences(resource), ...written].filter(({ name }) =>
    rows.some((row) => row[name] !== undefined),
  );
  const wanted = new Map<string, Set<number>>();
  for (const { name, target } of references) {
    const ids = wanted.get(target) ?? new Set();
    for (const row of rows)
      for (const id of [row[name]].flat()) if (typeof id === "number") ids.add(id);
    wanted.set(target, ids);
  }
  const names = new Map<string, Map<number, string>>(
    [...wanted.keys()].map((target) => [target, new Map()]),
  );
  const known = [...wanted].flatMap(([target, ids]) =>
    ids.size > 0 ? [[target, [...ids]] as const] : [],
  );
  if (known.length > 0)
    for (const { target, id, name } of await loadNames(context, known))
      names.get(target)?.set(id, name ?? `#${id}`);
  for (const row of rows) {
    const labels: Record<string, unknown> = {};
    for (const { name, target } of references) {
      const value = row[name];
      const label = (id: unknown) => names.get(target)?.get(id as number) ?? `#${id}`;
      if (Array.isArray(value)) labels[name] = value.map(label);
      // A member who no longer exists has no name.
      else if (typeof value === "number" && (target !== members || names.get(members)?.has(value)))
        labels[name] = label(value);
    }
    row._labels = labels;
  }
}
/**
 * Loads the names of rows of a resource, by their ids; localized names in the given language. Rows
 * that do not exist are absent.
 */
export async function loadLabels(
  tx: Tx,
  target: Resource,
  locale: Locale,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.run(
    sql<Named>`select t.id, ${labelSql(target, locale)} as name from ${tableRef(target)} t where t.id = ${anyId(ids)}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name ?? `#${id}`]));
}

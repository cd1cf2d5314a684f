import { type RawBuilder, sql } from "kysely";
import { type Actor, type Fields, type Resource, readableFields } from "../schema/index.ts";
import { childTableRef, columnRef, hasColumn, readColumn, systemColumnsOf, tableRef } from "./columns.ts";
import type { Caller, Engine } from "./engine.ts";
import { addLabels } from "./labels.ts";
import { wallsSql } from "./query.ts";
import { notFound } from "./refusal.ts";
import type { Tx } from "./tenancy.ts";

/** A stored row in the shape that code has. */
export type Rec = Record<string, unknown> & { id: number; version: number; shopId?: number };

/** The select list of the fields named, the system's columns with them. */
export function selectList(resource: Resource, names: readonly string[]): RawBuilder<unknown> {
  const own = names.filter((name) => resource.fields[name] && hasColumn(resource.fields[name]));
  const system = systemColumnsOf(resource);
  return sql.join([
    ...system.map((name) => readColumn(undefined, name)),
    ...(resource.owner === "shop" && !resource.table ? [readColumn(undefined, "shopId")] : []),
    ...own.map((name) => readColumn(resource.fields[name], name)),
  ]);
}

/** Adds what stands in tables of its own: child rows and lists of references, one query each for all rows. */
export async function addChildren(
  tx: Tx,
  resource: Resource,
  names: readonly string[],
  rows: Record<string, unknown>[],
): Promise<void> {
  const ids = rows.map((row) => row.id);
  for (const name of names) {
    const field = resource.fields[name];
    if (field?.kind !== "rows" && field?.kind !== "references") continue;
    const columns =
      field.kind === "references"
        ? sql`t.target_id as "target"`
        : sql.join([
            sql`t.id`,
            ...Object.entries((field.options as unknown as { fields: Fields }).fields).flatMap(([key, inner]) =>
              hasColumn(inner) ? [readColumn(inner, key)] : [],
            ),
          ]);
    const found = ids.length
      ? await tx.run<Record<string, unknown>>(
          sql`select t.parent_id as "_parent", ${columns} from ${childTableRef(resource, name)} t where t.parent_id = any(${ids}::bigint[]) order by t.parent_id, t.position`,
        )
      : [];
    const byParent = new Map<unknown, unknown[]>();
    for (const { _parent, ...child } of found) {
      const list = byParent.get(_parent) ?? [];
      list.push(field.kind === "references" ? child.target : child);
      byParent.set(_parent, list);
    }
    for (const row of rows) row[name] = byParent.get(row.id) ?? [];
  }
}

/** One row as it is stored, locked where it is about to be written. Rows beyond the walls are not found. */
export async function readStored(
  tx: Tx,
  resource: Resource,
  actor: Actor,
  id: number,
  options: { lock?: boolean; trash?: boolean | "both" } = {},
): Promise<Rec> {
  const names = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind !== "password");
  const trash =
    !resource.trash || options.trash === "both"
      ? sql`true`
      : options.trash
        ? sql`t.deleted_at is not null`
        : sql`t.deleted_at is null`;
  const where = sql.join([sql`t.id = ${id}`, trash, ...wallsSql(resource, actor)], sql` and `);
  const deleted = resource.trash ? sql`, ${columnRef("deletedAt")} as "deletedAt"` : sql``;
  const row = await tx.first<Rec>(
    sql`select ${selectList(resource, names)}${deleted} from ${tableRef(resource)} t where ${where} ${options.lock ? sql`for update` : sql``}`,
  );
  if (!row) throw notFound();
  await addChildren(tx, resource, names, [row]);
  return row;
}

/** Makes stored rows ready to be sent: computed fields filled in, what may not be read left out, references named. */
export async function present(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  rows: Record<string, unknown>[],
): Promise<void> {
  await engine.rules(resource).read?.({ tx, actor: caller.actor, locale: caller.locale, rows });
  const readable = new Set(readableFields(caller.actor, resource.fields));
  const hidden = Object.keys(resource.fields).filter((name) => !readable.has(name));
  for (const row of rows) for (const name of hidden) delete row[name];
  await addLabels(engine, tx, resource, caller.locale, rows);
}

/** One record as it is sent, with the names of who made and changed it. */
export async function readRecord(engine: Engine, tx: Tx, resource: Resource, caller: Caller, id: number): Promise<Rec> {
  const row = await readStored(tx, resource, caller.actor, id, { trash: "both" });
  await present(engine, tx, resource, caller, [row]);
  await addAuthors(tx, row);
  return row;
}
async function addAuthors(tx: Tx, row: Rec): Promise<void> {
  const ids = [row.addBy, row.updBy].filter((id) => typeof id === "number");
  if (ids.length === 0) return;
  const people = await tx.run<{ id: number; name: string }>(
    sql`select id, coalesce(realname, username) as name from members where id = any(${ids}::bigint[])`,
  );
  const labels = row._labels as Record<string, unknown>;
  for (const key of ["addBy", "updBy"] as const) {
    const person = people.find(({ id }) => id === row[key]);
    if (person) labels[key] = person.name;
  }
}

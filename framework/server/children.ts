import { sql } from "kysely";
import { type Fields, type Resource, snakeCase } from "../schema/index.ts";
import { childTableRef, hasColumn, writeValue } from "./columns.ts";
import { invalid } from "./refusal.ts";
import type { Tx } from "./tenancy.ts";

type Child = Record<string, unknown> & { id?: number };

/** Writes the child rows and lists of references that were given, in the transaction of their owner. */
export async function saveChildren(
  tx: Tx,
  resource: Resource,
  owner: { id: number; shopId?: unknown },
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!(name in values)) continue;
    if (field.kind === "references") await saveReferences(tx, resource, name, owner, (values[name] ?? []) as number[]);
    if (field.kind === "rows") {
      const { fields } = field.options as unknown as { fields: Fields };
      await saveRows(tx, resource, name, fields, owner, (values[name] ?? []) as Child[]);
    }
  }
}

const shopColumn = (resource: Resource) => (resource.owner === "shop" ? sql`, shop_id` : sql``);
const shopValue = (resource: Resource, owner: { shopId?: unknown }) =>
  resource.owner === "shop" ? sql`, ${owner.shopId}::bigint` : sql``;

async function saveReferences(
  tx: Tx,
  resource: Resource,
  name: string,
  owner: { id: number; shopId?: unknown },
  targets: number[],
) {
  const table = childTableRef(resource, name);
  await tx.run(sql`delete from ${table} where parent_id = ${owner.id}`);
  if (targets.length === 0) return;
  await tx.run(sql`
    insert into ${table} (parent_id, target_id, position${shopColumn(resource)})
    select ${owner.id}::bigint, target, position${shopValue(resource, owner)} from unnest(${targets}::bigint[]) with ordinality as given (target, position)`);
}

/** A row with an id keeps it, one without is new, one that is missing is gone. An id of another owner's row is refused. */
async function saveRows(
  tx: Tx,
  resource: Resource,
  name: string,
  fields: Fields,
  owner: { id: number; shopId?: unknown },
  children: Child[],
) {
  const table = childTableRef(resource, name);
  const stored = await tx.run<{ id: number }>(sql`select id from ${table} where parent_id = ${owner.id} for update`);
  const known = new Set(stored.map(({ id }) => id));
  for (const [index, { id }] of children.entries()) {
    if (id !== undefined && !known.delete(id))
      throw invalid({ [`${name}.${index}.id`]: { key: "validation.idInvalid" } });
  }
  if (known.size > 0)
    await tx.run(sql`delete from ${table} where parent_id = ${owner.id} and id = any(${[...known]}::bigint[])`);
  const columns = Object.keys(fields).filter((key) => fields[key] && hasColumn(fields[key]));
  for (const [position, child] of children.entries()) {
    const values = columns.map((key) => {
      const field = fields[key];
      return field
        ? sql`${writeValue(field, child[key] ?? (child.id === undefined ? field.options.default : undefined))}`
        : sql`null`;
    });
    if (child.id === undefined) {
      await tx.run(sql`
        insert into ${table} (parent_id, position, ${sql.join(columns.map((key) => sql.ref(snakeCase(key))))}${shopColumn(resource)})
        values (${owner.id}, ${position}, ${sql.join(values)}${shopValue(resource, owner)})`);
    } else {
      const sets = columns.map((key, index) => sql`${sql.ref(snakeCase(key))} = ${values[index]}`);
      await tx.run(
        sql`update ${table} set position = ${position}, ${sql.join(sets)} where parent_id = ${owner.id} and id = ${child.id}`,
      );
    }
  }
}

import { type RawBuilder, sql } from "kysely";
import type { Actor, Resource } from "../schema/index.ts";
import { childPlace, columnRef, tableRef } from "./columns.ts";
import type { Totals } from "./totals.ts";

type Sql = RawBuilder<unknown>;

/** A condition on a list: what a field points at is one of some rows of a tree, or stands below one of them. */
export interface DescendantFilter {
  op: "under";
  field: string;
  tree: Resource;
  ids: readonly number[];
}

const servers = new WeakMap<Resource, (name: string) => Resource | undefined>();
/** Declarations name each other: this is where a name leads to for those of one house. */
export function knowTargets(resources: readonly Resource[]): void {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  for (const resource of resources) servers.set(resource, (name) => byName.get(name));
}
/** Another resource of the same house, by its name. */
export const resourceNamed = (resource: Resource, name: string): Resource | undefined => servers.get(resource)?.(name);
/** The tree that a field of a resource points into, where it is one. */
export function treeOf(resource: Resource, name: string): Resource | null {
  const field = resource.fields[name];
  if (field?.kind === "parent") return resource;
  if (field?.kind !== "reference" && field?.kind !== "references") return null;
  const target = servers.get(resource)?.((field.options as unknown as { target: string }).target);
  return target?.parent ? target : null;
}

/**
 * The branches are gathered once, before the rows are looked at, so that the index of the field finds them as it finds several ids. A
 * circle that an old mistake left in the tree ends where it began.
 */
export function descendantSql(resource: Resource, { field, tree, ids }: DescendantFilter): Sql {
  const branch = sql`array(
    with recursive branch as (
      select t.id from ${tableRef(tree)} t where t.id = any(${[...ids]}::bigint[])
      union select t.id from ${tableRef(tree)} t join branch on ${columnRef(tree.parent ?? "id")} = branch.id
    ) select id from branch)`;
  if (resource.fields[field]?.kind !== "references") return sql`${columnRef(field)} = any(${branch})`;
  const { table, parent } = childPlace(resource, field);
  return sql`exists (select 1 from ${table} c where c.${parent} = t.id and c.target_id = any(${branch}))`;
}

/** How often the trees that a request looks into have changed: a total that was counted before is none any more. */
export const treeVersion = (totals: Totals, conditions: readonly object[], { shopId }: Pick<Actor, "shopId">): string =>
  conditions
    .map((one) => ("tree" in one ? (one as DescendantFilter).tree : null))
    .map((tree) => (tree ? totals.generation(tree.name, tree.owner === "shop" ? shopId : null) : ""))
    .join("");

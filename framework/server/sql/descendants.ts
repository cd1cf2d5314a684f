import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  getReferenceTarget,
  isTenantOwned,
  type Resource,
} from "../../schema/index.ts";
import type { Totals } from "../operations/totals.ts";
import { branchIds } from "./branchIds.ts";
import { childPlace, columnRef, tableRef } from "./columns.ts";

type Sql = RawBuilder<unknown>;

/** List condition: a field references one of some rows of a tree, or a descendant of one. */
export interface DescendantFilter {
  op: "under";
  field: string;
  tree: Resource;
  ids: readonly number[];
}

const servers = new WeakMap<Resource, (name: string) => Resource | undefined>();
/** Registers the resources of one app, so that declarations can reference each other by name. */
export function knowTargets(resources: readonly Resource[]): void {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  for (const resource of resources) servers.set(resource, (name) => byName.get(name));
}
/** Returns another resource of the same app by its name. */
export const findResource = (resource: Resource, name: string): Resource | undefined =>
  servers.get(resource)?.(name);
/** Returns the tree that a field references, or null. */
export function findTree(resource: Resource, name: string): Resource | null {
  const field = resource.fields[name];
  if (!field) return null;
  if (field.type.traits.reference === "parent") return resource;
  const target = servers.get(resource)?.(getReferenceTarget(resource, field) ?? "");
  return target?.parent ? target : null;
}

/**
 * Collects the branches once, before the rows are read, so that the field's index applies as with a
 * list of ids.
 */
export function descendantSql(resource: Resource, { field, tree, ids }: DescendantFilter): Sql {
  const branch = branchIds(tableRef(tree), columnRef(tree.parent ?? "id"), ids);
  if (!resource.fields[field]?.type.traits.ownTable)
    return sql`${columnRef(field)} = any(${branch})`;
  const { table, parent } = childPlace(resource, field);
  return sql`exists (select 1 from ${table} c where c.${parent} = t.id and c.target_id = any(${branch}))`;
}

/** Version of the trees that a request filters by: a change invalidates earlier totals. */
export const getTreeVersion = (
  totals: Totals,
  conditions: readonly object[],
  { tenantId }: Pick<Actor, "tenantId">,
): string =>
  conditions
    .map((one) => ("tree" in one ? (one as DescendantFilter).tree : null))
    .map((tree) =>
      tree ? totals.generation(tree.name, isTenantOwned(tree) ? tenantId : null) : "",
    )
    .join("");

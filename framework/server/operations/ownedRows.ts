import { sql } from "kysely";
import type { Resource, RowsOptions } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import { childPlace, columnRef, tableRef } from "../sql/columns.ts";
import { anyId } from "../tables/anyId.ts";
import type { OperationContext } from "./operationContext.ts";

/** The fields whose child rows are stored in another resource, each with that resource. */
export const listOwnedRows = (
  engine: Engine,
  resource: Resource,
): { name: string; target: Resource }[] =>
  Object.entries(resource.fields).flatMap(([name, { options }]) => {
    const { storedIn } = options as RowsOptions;
    return storedIn ? [{ name, target: engine.resource(storedIn.resource) }] : [];
  });
/** Whether a reference links child rows to their owner. */
export const isOwnedBy = (
  engine: Engine,
  owner: Resource,
  other: Resource,
  field: string,
): boolean =>
  Object.values(owner.fields).some(({ options }) => {
    const { storedIn } = options as RowsOptions;
    return (
      storedIn !== undefined &&
      engine.resource(storedIn.resource) === other &&
      storedIn.by === field
    );
  });

/** The resource that owns the rows of a resource, and the reference to it. */
interface Ownership {
  owner: Resource;
  by: string;
}
const ownerships = new WeakMap<Resource, Ownership | null>();
function findOwnership(engine: Engine, resource: Resource): Ownership | null {
  const known = ownerships.get(resource);
  if (known !== undefined) return known;
  let found: Ownership | null = null;
  for (const owner of engine.resources)
    for (const { options } of Object.values(owner.fields)) {
      const { storedIn } = options as RowsOptions;
      if (storedIn && engine.resource(storedIn.resource) === resource)
        found ??= { owner, by: storedIn.by };
    }
  ownerships.set(resource, found);
  return found;
}
/**
 * Locks the owners of child rows before these are changed on their own. A save of the owner locks
 * it before its child rows, so separate changes use the same order.
 */
export async function lockOwners(
  { engine, tx, resource }: Pick<OperationContext, "engine" | "tx" | "resource">,
  ids: readonly number[],
): Promise<void> {
  const ownership = findOwnership(engine, resource);
  if (!ownership || ids.length === 0) return;
  await tx.run(sql`
    select o.id from ${tableRef(ownership.owner)} o
    where o.id in (select ${columnRef(ownership.by)} from ${tableRef(resource)} t where t.id = ${anyId(ids)})
    order by o.id for no key update`);
}

/**
 * Moves child rows to the trash with their owners, and restores those that were deleted at the same
 * moment as it.
 */
export async function trashOwnedRows(
  { tx, resource }: Pick<OperationContext, "tx" | "resource">,
  ids: readonly number[],
  deleted: boolean,
): Promise<void> {
  for (const [name, { options }] of Object.entries(resource.fields)) {
    if (!(options as RowsOptions).storedIn) continue;
    const { table, parent } = childPlace(resource, name);
    await tx.run(
      deleted
        ? sql`
          update ${table} t set deleted_at = now()
          where t.${parent} = ${anyId(ids)} and t.deleted_at is null`
        : sql`
          update ${table} t set deleted_at = null from ${tableRef(resource)} o
          where o.id = ${anyId(ids)} and t.${parent} = o.id
            and t.deleted_at = o.deleted_at`,
    );
  }
}
/** Permanently deletes the child rows of records, before the records themselves. */
export async function purgeOwnedRows(
  { tx, resource }: Pick<OperationContext, "tx" | "resource">,
  ids: readonly number[],
): Promise<void> {
  for (const [name, { options }] of Object.entries(resource.fields)) {
    if (!(options as RowsOptions).storedIn) continue;
    const { table, parent } = childPlace(resource, name);
    await tx.run(sql`delete from ${table} t where t.${parent} = ${anyId(ids)}`);
  }
}

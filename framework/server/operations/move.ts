import { sql } from "kysely";
import { invalidInput } from "../domainError.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import { changeRows, recordChanges, toRowChange } from "./changeRows.ts";
import type { OperationContext } from "./operationContext.ts";
import { readStored } from "./readRecord.ts";
import { lockTree } from "./references.ts";

/** Where a row of a tree moves: below `parent`, before its sibling `before` or last. */
export interface MoveRequest {
  id: number;
  parent: number | null;
  before: number | null;
}

/**
 * Moves a row of a tree, and renumbers its new siblings.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function move(
  context: OperationContext,
  { id, parent, before }: MoveRequest,
): Promise<void> {
  const { tx, resource, actor } = context;
  if (!resource.parent) throw invalidInput("unknownField", { field: "parent" });
  await lockTree(context);
  const record = await readStored(tx, resource, actor, id, { lock: true });
  const order = resource.fields.sort
    ? await listSiblings(context, { id, parent, before }, resource.parent)
    : [];
  const place = { [resource.parent]: parent };
  const change = toRowChange(record, {
    ...place,
    ...(resource.fields.sort ? { sort: order.indexOf(id) + 1 } : {}),
  });
  change.references = place;
  await changeRows(context, "move", [change]);
  if (change.error !== undefined) throw change.error;
  if (resource.fields.sort)
    await tx.run(sql`
      update ${tableRef(resource)} t set sort = given.place
      from unnest(${order}::bigint[]) with ordinality as given (id, place)
      where t.id = given.id and t.sort is distinct from given.place`);
  await recordChanges(context, "move", [change]);
}

/** Lists the rows below the new parent in their new order, the moved one among them. */
async function listSiblings(
  { tx, resource, actor }: OperationContext,
  { id, parent, before }: MoveRequest,
  parentField: string,
): Promise<number[]> {
  const column = columnRef(parentField);
  const where = [
    parent === null ? sql`${column} is null` : sql`${column} = ${parent}`,
    sql`t.id <> ${id}`,
    ...(resource.trash ? [sql`t.deleted_at is null`] : []),
    ...tenantScopeSql(resource, actor),
  ];
  const order = await tx.readValues(sql<number>`
    select t.id from ${tableRef(resource)} t where ${sql.join(where, sql` and `)}
    order by t.sort nulls last, t.id`);
  const place = before === null ? order.length : order.indexOf(before);
  if (place < 0) throw invalidInput("idInvalid");
  order.splice(place, 0, id);
  return order;
}

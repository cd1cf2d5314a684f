import { sql } from "kysely";
import { invalidInput, notFound } from "../domainError.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import { changeRows, recordChanges, toRowChange } from "./changeRows.ts";
import type { OperationContext } from "./operationContext.ts";
import { assertNotLocked } from "./prepareValues.ts";
import { readManyStored } from "./readRecord.ts";
import { lockTree } from "./references.ts";

/** Where a row of a tree moves: below `parent`, before its sibling `before` or last. */
export interface MoveRequest {
  id: number;
  parent: number | null;
  before: number | null;
}

/**
 * Moves a row of a tree, and renumbers its new siblings: each of them whose place changes is a
 * changed row too, with a new version, the hooks of a change, and an entry in the audit trail.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid, or the actor cannot
 * change the parent of the row.
 */
export async function move(
  context: OperationContext,
  { id, parent, before }: MoveRequest,
): Promise<void> {
  const { tx, resource, actor } = context;
  const { parent: parentField } = resource;
  if (!parentField) throw invalidInput("unknownField", { field: "parent" });
  await lockTree(context);
  const order = resource.fields.sort
    ? await listSiblings(context, { id, parent, before }, parentField)
    : [];
  const places = new Map(order.map((sibling, index) => [sibling.id, index + 1]));
  const renumbered = order.filter((sibling, index) => sibling.sort !== index + 1);
  const ids = [...new Set([id, ...renumbered.map((sibling) => sibling.id)])];
  const rows = await readManyStored(tx, resource, actor, ids, { lock: true });
  const target = rows.get(id);
  if (!target) throw notFound();
  assertNotLocked(resource, context, { [parentField]: parent }, target);

  const changes = [...rows.values()].map((row) => {
    const place = places.get(row.id);
    const moved = row.id === id ? { [parentField]: parent } : {};
    const change = toRowChange(row, { ...moved, ...(place !== undefined && { sort: place }) });
    change.references = moved;
    return change;
  });
  await changeRows(context, "move", changes);
  for (const { error } of changes) if (error !== undefined) throw error;
  await recordChanges(context, "move", changes);
}

/** A row below the new parent, with the place that it has so far. */
interface Sibling {
  id: number;
  sort: number | null;
}

/** Lists the rows below the new parent in their new order, the moved one among them. */
async function listSiblings(
  { tx, resource, actor }: OperationContext,
  { id, parent, before }: MoveRequest,
  parentField: string,
): Promise<Sibling[]> {
  const column = columnRef(parentField);
  const where = [
    parent === null ? sql`${column} is null` : sql`${column} = ${parent}`,
    sql`t.id <> ${id}`,
    ...(resource.trash ? [sql`t.deleted_at is null`] : []),
    ...tenantScopeSql(resource, actor),
  ];
  const order = await tx.run(sql<Pick<StandardRow, "id"> & Calculated<{ sort: number | null }>>`
    select t.id, t.sort from ${tableRef(resource)} t where ${sql.join(where, sql` and `)}
    order by t.sort nulls last, t.id`);
  const place =
    before === null ? order.length : order.findIndex((sibling) => sibling.id === before);
  if (place < 0) throw invalidInput("idInvalid");
  order.splice(place, 0, { id, sort: null });
  return order;
}

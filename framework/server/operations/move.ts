import { sql } from "kysely";
import type { Resource } from "../../schema/index.ts";
import { audit, findDifference } from "../audit.ts";
import { invalid, invalidInput } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { publishChange } from "../publishChange.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import type { Tx } from "../transaction.ts";
import { readStored } from "./readRecord.ts";
import { checkReferencesExist, checkTree, lockTree } from "./references.ts";
import { store } from "./save.ts";

/**
 * Moves a row of a tree below `parent`, before its sibling `before` or last, and renumbers the
 * siblings.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function move(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  id: number,
  parent: number | null,
  before: number | null,
): Promise<void> {
  if (!resource.parent) throw invalidInput("unknownField", { field: "parent" });
  await lockTree(tx, resource, caller.actor);
  const record = await readStored(tx, resource, caller.actor, id, { lock: true });
  const wanted = { [resource.parent]: parent };
  const issues = {
    ...(await checkReferencesExist(engine, tx, resource, caller.actor, wanted)),
    ...(await checkTree(tx, resource, id, parent)),
  };
  if (Object.keys(issues).length > 0) throw invalid(issues);
  const stored = await store(tx, resource, caller, record, wanted);
  if (resource.fields.sort) {
    const column = columnRef(resource.parent);
    const where = [
      parent === null ? sql`${column} is null` : sql`${column} = ${parent}`,
      sql`t.id <> ${id}`,
      ...(resource.trash ? [sql`t.deleted_at is null`] : []),
      ...tenantScopeSql(resource, caller.actor),
    ];
    const siblings = await tx.run<{ id: number }>(
      sql`select t.id from ${tableRef(resource)} t where ${sql.join(where, sql` and `)} order by t.sort nulls last, t.id`,
    );
    const order = siblings.map((row) => row.id);
    const place = before === null ? order.length : order.indexOf(before);
    if (place < 0) throw invalidInput("idInvalid");
    order.splice(place, 0, id);
    await tx.run(sql`
      update ${tableRef(resource)} t set sort = given.place from unnest(${order}::bigint[]) with ordinality as given (id, place)
      where t.id = given.id and t.sort is distinct from given.place`);
  }
  const after = await readStored(tx, resource, caller.actor, id);
  await audit(engine, tx, resource, caller, {
    operation: "edit",
    record: after,
    changes: findDifference(resource, record, after),
  });
  await publishChange(engine, tx, resource, stored);
}

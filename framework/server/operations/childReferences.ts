import { sql } from "kysely";
import { getTenantId, isTenantOwned, type Resource } from "../../schema/index.ts";
import { childTableRef } from "../sql/columns.ts";
import { tenantColumn } from "../sql/tenancy.ts";
import { buildTuples, type ChildStatement, splitRows } from "./childStatements.ts";
import type { ChildWrite } from "./saveChildren.ts";

const getTargets = (values: Readonly<Record<string, unknown>> | null, name: string) =>
  (values?.[name] ?? []) as number[];

/**
 * Builds the statements that write the lists of references of one field: what is no longer listed
 * is removed, what is new is added, and the others get their places.
 */
export function buildReferenceStatements(
  resource: Resource,
  name: string,
  writes: readonly ChildWrite[],
): ChildStatement[] {
  const table = childTableRef(resource, name);
  const byTenant = isTenantOwned(resource);
  const removed: number[][] = [];
  const moved: number[][] = [];
  const added: unknown[][] = [];
  for (const { owner, values, before } of writes) {
    const [old, now] = [getTargets(before, name), getTargets(values, name)];
    for (const target of old) if (!now.includes(target)) removed.push([owner.id, target]);
    for (const [index, target] of now.entries())
      if (old.includes(target)) moved.push([owner.id, target, index + 1]);
      else added.push([owner.id, target, index + 1, ...(byTenant ? [getTenantId(owner)] : [])]);
  }
  const columns = sql.raw(`parent_id, target_id, position${byTenant ? `, ${tenantColumn()}` : ""}`);
  const same = sql`t.parent_id = given.parent_id and t.target_id = given.target_id`;
  const toStatement = (statement: ChildStatement["statement"], rows: readonly unknown[][]) => ({
    field: name,
    statement,
    parameters: rows.length * (rows[0]?.length ?? 0),
    returns: false,
  });
  return [
    ...splitRows(removed).map((rows) =>
      toStatement(
        sql`
          delete from ${table} t using (values ${buildTuples(rows, ["bigint", "bigint"])})
            as given (parent_id, target_id) where ${same}`,
        rows,
      ),
    ),
    ...splitRows(moved).map((rows) =>
      toStatement(
        sql`
          update ${table} t set position = given.position
          from (values ${buildTuples(rows, ["bigint", "bigint", "integer"])})
            as given (parent_id, target_id, position)
          where ${same} and t.position <> given.position`,
        rows,
      ),
    ),
    ...splitRows(added).map((rows) =>
      toStatement(sql`insert into ${table} (${columns}) values ${buildTuples(rows)}`, rows),
    ),
  ];
}

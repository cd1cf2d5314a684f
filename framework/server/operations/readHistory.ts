import { sql } from "kysely";
import { isTenantOwned, type Resource, type StandardAnswer } from "../../schema/index.ts";
import { readableChanges } from "../audit.ts";
import { invalidInput } from "../domainError.ts";
import type { Caller } from "../engine.ts";
import { parseIdOrNull, parsePage, parsePageSize } from "../sql/readListRequest.ts";
import { auditTable, tenantRef } from "../sql/tenancy.ts";
import type { Calculated, CamelRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import { readStored } from "./readRecord.ts";

type History = StandardAnswer<"getHistory">;
type Entry = Pick<CamelRow<"audit_entries">, "id" | "action" | "changes" | "addTime"> &
  Calculated<Pick<History["list"][number], "operation" | "memberName">>;

/**
 * Returns the history of one record, newest first; the differences omit fields that the reader
 * cannot see.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function readHistory(
  tx: Tx,
  resource: Resource,
  caller: Caller,
  params: Readonly<Record<string, unknown>>,
): Promise<History> {
  const id = parseIdOrNull(params.id);
  if (id === null) throw invalidInput("idInvalid");
  await readStored(tx, resource, caller.actor, id, { trash: "both" });
  const page = parsePage(params.page);
  const pageSize = parsePageSize(params.pageSize);
  const where = sql`where resource = ${resource.name} and record_id = ${id} ${isTenantOwned(resource) ? sql`and ${tenantRef()} is not distinct from ${caller.actor.tenantId}` : sql``}`;
  const list = await tx.run<Entry>(sql`
    select id, operation, action, changes, coalesce(member_name, '') as "memberName", add_time as "addTime"
    from ${auditTable()} ${where} order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const total = await tx.readValue(sql<number>`select count(*) from ${auditTable()} ${where}`);
  return {
    list: list.map((entry) => ({
      ...entry,
      changes: readableChanges(resource, caller.actor, entry.changes ?? {}),
    })),
    total: total ?? 0,
  };
}

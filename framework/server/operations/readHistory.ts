import { sql } from "kysely";
import type { Resource } from "../../schema/index.ts";
import { type Difference, readableChanges } from "../audit.ts";
import { invalidInput } from "../domainError.ts";
import type { Caller } from "../engine.ts";
import { parseIdOrNull, parsePage, parsePageSize } from "../sql/readListRequest.ts";
import type { Tx } from "../transaction.ts";
import { readStored } from "./readRecord.ts";

interface Entry {
  id: number;
  operation: string;
  action: string | null;
  changes: Difference;
  memberName: string;
  addTime: string;
}

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
): Promise<{ list: Entry[]; total: number }> {
  const id = parseIdOrNull(params.id);
  if (id === null) throw invalidInput("idInvalid");
  await readStored(tx, resource, caller.actor, id, { trash: "both" });
  const page = parsePage(params.page);
  const pageSize = parsePageSize(params.pageSize);
  const where = sql`where resource = ${resource.name} and record_id = ${id} ${resource.owner === "shop" ? sql`and shop_id is not distinct from ${caller.actor.shopId}` : sql``}`;
  const list = await tx.run<Entry>(sql`
    select id, operation, action, changes, member_name as "memberName", add_time as "addTime"
    from audit_entries ${where} order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const counted = await tx.first<{ n: number }>(
    sql`select count(*) as n from audit_entries ${where}`,
  );
  for (const entry of list)
    entry.changes = readableChanges(resource, caller.actor, entry.changes ?? {});
  return { list, total: counted?.n ?? 0 };
}

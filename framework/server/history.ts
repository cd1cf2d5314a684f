import { sql } from "kysely";
import { type Resource, readableFields } from "../schema/index.ts";
import type { Caller } from "./engine.ts";
import { idsOf } from "./query.ts";
import { readStored } from "./read.ts";
import { invalidInput } from "./refusal.ts";
import type { Tx } from "./tenancy.ts";

interface Entry {
  id: number;
  operation: string;
  action: string | null;
  changes: Record<string, [unknown, unknown]>;
  memberName: string;
  addTime: string;
}

/** What happened to one record, newest first; fields that the reader may not see are left out of the differences. */
export async function readHistory(
  tx: Tx,
  resource: Resource,
  caller: Caller,
  params: Readonly<Record<string, unknown>>,
): Promise<{ list: Entry[]; total: number }> {
  const [id] = idsOf(params.id);
  if (id === undefined) throw invalidInput("idInvalid");
  await readStored(tx, resource, caller.actor, id, { trash: "both" });
  const page = Math.max(1, Number(params.page) || 1);
  const pageSize = Math.min(100, Math.max(1, Number(params.pageSize) || 20));
  const where = sql`where resource = ${resource.name} and record_id = ${id} ${resource.owner === "shop" ? sql`and shop_id is not distinct from ${caller.actor.shopId}` : sql``}`;
  const list = await tx.run<Entry>(sql`
    select id, operation, action, changes, member_name as "memberName", add_time as "addTime"
    from audit_entries ${where} order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const counted = await tx.first<{ n: number }>(sql`select count(*) as n from audit_entries ${where}`);
  const readable = new Set(readableFields(caller.actor, resource.fields));
  for (const entry of list) {
    const known = Object.entries(entry.changes ?? {}).filter(
      ([name]) => readable.has(name) || !Object.hasOwn(resource.fields, name),
    );
    entry.changes = Object.fromEntries(known);
  }
  return { list, total: counted?.n ?? 0 };
}

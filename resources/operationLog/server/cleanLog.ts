import { sql } from "kysely";
import type { Actor } from "../../../framework/schema/index.ts";
import type { Tx } from "../../../framework/server/tenancy.ts";

interface Asked {
  tx: Tx;
  actor: Actor;
  ip: string;
  input: { days: number };
}
/** Cleans a log of one's own realm, and then writes down that it was cleaned, by whom and how far. */
export const cleanLog =
  (resource: string, log: "login" | "operation") =>
  async ({ tx, actor, ip, input: { days } }: Asked): Promise<{ count: number }> => {
    const gone = await tx.first<{ count: number }>(sql`select clean_log(${log}, ${days}) as count`);
    const count = gone?.count ?? 0;
    const changes = { days: [null, days], count: [null, count] };
    await tx.run(sql`
      insert into audit_entries (shop_id, resource, label, operation, action, changes, add_by, member_name, ip)
      values (current_shop_id(), ${resource}, ${resource}, 'action', 'clean', ${JSON.stringify(changes)}::jsonb, ${actor.id}, ${actor.name}, ${ip})`);
    return { count };
  };

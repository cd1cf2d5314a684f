import { sql } from "kysely";
import type { Actor } from "../../../framework/schema/index.ts";
import type { Difference } from "../../../framework/server/audit.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { jsonb } from "../../../framework/server/tables/jsonb.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { minLogDays } from "../cleanCall.ts";

interface CleanLogRequest {
  tx: Tx;
  actor: Actor;
  ip: string;
  input: { days: number };
}
/**
 * Rejects the deletion of sign-ins that are younger than the platform's minimum age of security
 * entries.
 */
async function assertOldEnough(tx: Tx, resource: string, days: number): Promise<void> {
  const min = (await tx.readValue(sql<number>`select least_log_days()`)) ?? minLogDays;
  if (days >= min) return;
  const field = `resources.${resource}.inputs.clean.days`;
  throw invalid({ days: { key: "validation.min", params: { min, field } } });
}

/**
 * Deletes old entries of a log of the actor's realm, and records the actor and the cut-off date.
 * Entries of the operation log about accounts, money and settings are retained for the same period
 * as sign-ins, and the record of a clean-up permanently.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export const cleanLog =
  (resource: string, log: "login" | "operation") =>
  async ({ tx, actor, ip, input: { days } }: CleanLogRequest): Promise<{ count: number }> => {
    if (log === "login") await assertOldEnough(tx, resource, days);
    const count = (await tx.readValue(sql<number>`select clean_log(${log}, ${days})`)) ?? 0;
    const changes: Difference = { days: [null, days], count: [null, count] };
    await tx.run(
      tx.db.insertInto("audit_entries").values({
        shop_id: actor.tenantId,
        resource,
        label: resource,
        operation: "action",
        action: "clean",
        changes: jsonb(changes),
        add_by: actor.id,
        member_name: actor.name,
        ip,
      }),
    );
    return { count };
  };

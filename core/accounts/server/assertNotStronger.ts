import { type RawBuilder, sql } from "kysely";
import { type Actor, isAdmin } from "../../../framework/schema/index.ts";
import type { DomainError } from "../../../framework/server/domainError.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { domainError } from "./errors.ts";

/** Number of missing permissions that a message names; the response data contains all of them. */
const maxNamed = 5;

/** Role tables of each realm. */
const roleTables = {
  shop: { links: sql.table("members_roles"), roles: sql.table("roles") },
  platform: { links: sql.table("members_admin_roles"), roles: sql.table("admin_roles") },
} as const;

function createExceedsError(
  code: "account.permissionsExceedOwn" | "role.permissionsExceedOwn",
  rights: readonly string[],
): DomainError {
  const named = rights.slice(0, maxNamed).join(", ") + (rights.length > maxNamed ? ", …" : "");
  return domainError(code, { rights: named }, { data: { rights } });
}

/**
 * Returns permissions of the matching accounts that the actor lacks. Inactive roles count: they can
 * be activated again.
 */
async function findLackingRights(
  tx: Tx,
  actor: Actor,
  holders: RawBuilder<unknown>,
): Promise<string[]> {
  const { links, roles } = roleTables[actor.realm];
  const held = await tx.readValues(sql<string>`
    select distinct jsonb_array_elements_text(r.permissions) as right
    from ${links} h join ${roles} r on r.id = h.target_id where ${holders} order by 1`);
  return held.filter((right) => !actor.permissions.includes(right));
}

/**
 * Rejects an operation on an account with permissions that the actor lacks. Members may always
 * change their own account.
 *
 * @throws {DomainError} `account.permissionsExceedOwn` with the permissions that the actor lacks.
 */
export async function assertNotStronger(tx: Tx, actor: Actor, accountId: number): Promise<void> {
  if (isAdmin(actor) || actor.id === accountId) return;
  const lacking = await findLackingRights(tx, actor, sql`h.parent_id = ${accountId}`);
  if (lacking.length > 0) throw createExceedsError("account.permissionsExceedOwn", lacking);
}

/**
 * Rejects a change of a role when one of its holders has permissions that the actor lacks: the
 * change would affect the holder's permissions.
 *
 * @throws {DomainError} `role.permissionsExceedOwn` with the permissions that the actor lacks.
 */
export async function assertHoldersNotStronger(
  tx: Tx,
  actor: Actor,
  roleId: number,
): Promise<void> {
  if (isAdmin(actor)) return;
  const { links } = roleTables[actor.realm];
  const lacking = await findLackingRights(
    tx,
    actor,
    sql`h.parent_id <> ${actor.id} and h.parent_id in (select parent_id from ${links} where target_id = ${roleId})`,
  );
  if (lacking.length > 0) throw createExceedsError("role.permissionsExceedOwn", lacking);
}

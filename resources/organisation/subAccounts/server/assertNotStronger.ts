import { type RawBuilder, sql } from "kysely";
import { type Actor, isAdmin } from "../../../../framework/schema/index.ts";
import { DomainError } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** How many missing rights a message names; the answer's data holds all of them. */
const maxNamed = 5;

/** Where the roles of a realm's accounts are stored. */
const roleTables = {
  shop: { links: sql.table("members_roles"), roles: sql.table("roles") },
  platform: { links: sql.table("members_admin_roles"), roles: sql.table("admin_roles") },
} as const;

function refuseStronger(key: "stronger" | "strongerHolder", rights: readonly string[]): DomainError {
  const named = rights.slice(0, maxNamed).join(", ") + (rights.length > maxNamed ? ", …" : "");
  return new DomainError(
    403,
    "account.stronger",
    { key: `resources.subAccounts.refusals.${key}`, params: { rights: named } },
    { data: { rights } },
  );
}

/** The rights of the accounts that match a condition, as far as the actor lacks them. Inactive roles count: they can be activated again. */
async function findLackingRights(tx: Tx, actor: Actor, holders: RawBuilder<unknown>): Promise<string[]> {
  const { links, roles } = roleTables[actor.realm];
  const held = await tx.run<{ right: string }>(sql`
    select distinct jsonb_array_elements_text(r.permissions) as right
    from ${links} h join ${roles} r on r.id = h.target_id where ${holders} order by 1`);
  return held.map(({ right }) => right).filter((right) => !actor.permissions.includes(right));
}

/**
 * Refuses an operation on an account with rights beyond the actor's own. Everybody may work on their own account.
 * @throws account.stronger (403), with the rights that the actor lacks
 */
export async function assertNotStronger(tx: Tx, actor: Actor, accountId: number): Promise<void> {
  if (isAdmin(actor) || actor.id === accountId) return;
  const lacking = await findLackingRights(tx, actor, sql`h.parent_id = ${accountId}`);
  if (lacking.length > 0) throw refuseStronger("stronger", lacking);
}

/**
 * Refuses to change a role that somebody with rights beyond the actor's own holds: with it, the holder's rights would change.
 * @throws account.stronger (403), with the rights that the actor lacks
 */
export async function assertHoldersNotStronger(tx: Tx, actor: Actor, roleId: number): Promise<void> {
  if (isAdmin(actor)) return;
  const { links } = roleTables[actor.realm];
  const lacking = await findLackingRights(
    tx,
    actor,
    sql`h.parent_id <> ${actor.id} and h.parent_id in (select parent_id from ${links} where target_id = ${roleId})`,
  );
  if (lacking.length > 0) throw refuseStronger("strongerHolder", lacking);
}

import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  getRealm,
  isTenantMember,
  isTenantOwned,
  type Resource,
} from "../../schema/index.ts";
import { predicateSql } from "./predicateSql.ts";
import { tenantRef } from "./tenancy.ts";

/**
 * Builds the tenant scope of every query of a resource: the actor's tenant, and the resource's own
 * read filters. The database enforces the tenant a second time by row-level security: `transaction`
 * sets the role and the tenant, and each table has the policies of `accessSql`.
 */
export function tenantScopeSql(
  resource: Resource,
  actor: Actor,
  tenantId: RawBuilder<unknown> = sql`${actor.tenantId}`,
): RawBuilder<unknown>[] {
  const scopes: RawBuilder<unknown>[] = [];
  if (hasTenantScope(resource, actor)) scopes.push(sql`${tenantRef("t")} = ${tenantId}`);
  if (resource.rowRule) scopes.push(predicateSql(resource, resource.rowRule, actor));
  if (resource.readers && actor.realm !== getRealm(resource))
    scopes.push(predicateSql(resource, resource.readers, actor));
  return scopes;
}

/** Whether the tenant scope limits the rows to those of the actor's tenant. */
export const hasTenantScope = (resource: Resource, actor: Actor): boolean =>
  isTenantOwned(resource) && isTenantMember(actor);

/**
 * Whether the resource's own read filters apply to the actor: their SQL differs with the actor's
 * values, so it cannot be cached.
 */
export const hasReadFilter = (resource: Resource, actor: Actor): boolean =>
  Boolean(resource.rowRule) || (Boolean(resource.readers) && actor.realm !== getRealm(resource));

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
export function tenantScopeSql(resource: Resource, actor: Actor): RawBuilder<unknown>[] {
  const scopes: RawBuilder<unknown>[] = [];
  if (isTenantOwned(resource) && isTenantMember(actor))
    scopes.push(sql`${tenantRef("t")} = ${actor.tenantId}`);
  if (resource.rowRule) scopes.push(predicateSql(resource, resource.rowRule, actor));
  if (resource.readers && actor.realm !== getRealm(resource))
    scopes.push(predicateSql(resource, resource.readers, actor));
  return scopes;
}

import { type RawBuilder, sql } from "kysely";
import { type Actor, getRealm, type Resource } from "../../schema/index.ts";
import { predicateSql } from "./predicateSql.ts";

/**
 * Builds the tenant scope of every query of a resource: the actor's shop, and the resource's own
 * read filters. The database enforces the shop a second time by row-level security: `transaction`
 * sets the role and the shop, and each table has the policies of `accessSql`.
 */
export function tenantScopeSql(resource: Resource, actor: Actor): RawBuilder<unknown>[] {
  const scopes: RawBuilder<unknown>[] = [];
  if (resource.owner === "shop" && actor.realm === "shop")
    scopes.push(sql`t.shop_id = ${actor.shopId}`);
  if (resource.rowRule) scopes.push(predicateSql(resource, resource.rowRule, actor));
  if (resource.readers && actor.realm !== getRealm(resource))
    scopes.push(predicateSql(resource, resource.readers, actor));
  return scopes;
}

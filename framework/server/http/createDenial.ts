import {
  type Actor,
  getRealm,
  isTenantOwned,
  type Operation,
  type Resource,
  toPermission,
} from "../../schema/index.ts";
import { type DomainError, forbidden } from "../domainError.ts";

/**
 * Creates the error of an operation that the actor may not perform. It names the permission; for a
 * member of the other realm, whom no role can give it, the kind of account that the call is for.
 */
export function createDenial(actor: Actor, resource: Resource, operation: Operation): DomainError {
  const denied = forbidden(toPermission(resource, operation, actor));
  const realm = getRealm(resource);
  if (actor.realm === realm) return denied;
  const key = isTenantOwned(resource)
    ? "errors.permission.tenantAccount"
    : "errors.permission.operatorAccount";
  return denied.with({ issue: { key } });
}

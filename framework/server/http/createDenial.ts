import {
  type Actor,
  getRealm,
  type Operation,
  type Resource,
  toPermission,
} from "../../schema/index.ts";
import { type DomainError, forbidden } from "../domainError.ts";

/** Message keys of the calls of a realm's accounts. */
const accountKeys = {
  shop: "errors.permission.shopAccount",
  platform: "errors.permission.platformAccount",
} as const;

/**
 * Creates the error of an operation that the actor may not perform. It names the permission; for a
 * member of the other realm, whom no role can give it, the kind of account that the call is for.
 */
export function createDenial(actor: Actor, resource: Resource, operation: Operation): DomainError {
  const denied = forbidden(toPermission(resource, operation, actor));
  const realm = getRealm(resource);
  if (actor.realm === realm) return denied;
  return denied.with({ issue: { key: accountKeys[realm] } });
}

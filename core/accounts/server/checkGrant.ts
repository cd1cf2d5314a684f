import {
  type Actor,
  getRealm,
  isAdmin,
  listRights,
  type Resource,
} from "../../../framework/schema/index.ts";
import { forbidden } from "../../../framework/server/domainError.ts";
import { domainError } from "./errors.ts";

/** Every permission available to roles of a realm. */
const realmRights = (resources: readonly Resource[], realm: Actor["realm"]): string[] =>
  resources.filter((resource) => getRealm(resource) === realm).flatMap(listRights);

interface Grant {
  status?: string | null | undefined;
  permissions?: readonly string[] | null | undefined;
}
/**
 * Permissions that the role already grants. An inactive role grants none: activating it adds all of
 * its permissions.
 */
const rightsBefore = (next: Grant, before: Grant | null): readonly string[] =>
  before?.status === "inactive" && next.status === "active" ? [] : (before?.permissions ?? []);

/**
 * Returns a role's permissions in canonical order; rejects unknown permissions, and permissions
 * that the actor grants without having them.
 *
 * @throws {DomainError} `permission.required` when the actor lacks the permission.
 * @throws {DomainError} `role.permissionUnknown` when a permission is unknown.
 */
export function checkGrant(
  resources: readonly Resource[],
  actor: Actor,
  next: Grant,
  before: Grant | null,
): string[] {
  const permissions = next.permissions ?? [];
  const given = rightsBefore(next, before);
  const known = realmRights(resources, actor.realm);
  const unknown = permissions.filter((permission) => !known.includes(permission));
  if (unknown.length > 0)
    throw domainError("role.permissionUnknown", { rights: unknown.join(", ") });
  const added = permissions.find(
    (right) => !given.includes(right) && !actor.permissions.includes(right),
  );
  if (added && !isAdmin(actor)) throw forbidden(added);
  return [...new Set(permissions)].sort();
}

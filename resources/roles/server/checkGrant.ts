import { type Actor, isAdmin, type Resource, realmOf, rightsOf } from "../../../framework/schema/index.ts";
import { forbidden, refuse } from "../../../framework/server/refusal.ts";
import { resources } from "../../index.ts";

/** Every right that a role of a realm can hold. */
const realmRights = (realm: Actor["realm"]): string[] =>
  (resources as readonly Resource[]).filter((resource) => realmOf(resource) === realm).flatMap(rightsOf);

/** A role's rights, put in order; refused where there is no such right, or where one hands on what one does not hold oneself. */
export function checkGrant(actor: Actor, permissions: readonly string[], before: readonly string[]): string[] {
  const known = realmRights(actor.realm);
  const unknown = permissions.filter((permission) => !known.includes(permission));
  if (unknown.length > 0)
    throw refuse("role.unknownRight", {
      key: "resources.roles.refusals.unknownRight",
      params: { rights: unknown.join(", ") },
    });
  const added = permissions.find((right) => !before.includes(right) && !actor.permissions.includes(right));
  if (added && !isAdmin(actor)) throw forbidden(added);
  return [...new Set(permissions)].sort();
}

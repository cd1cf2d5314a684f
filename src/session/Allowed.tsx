import type { ReactNode } from "react";
import { useActor } from "../../framework/admin/resources.tsx";
import type { Actor } from "../../framework/schema/index.ts";

/**
 * Whether the actor has one of these roles or permissions. Throws when the list is empty, which is
 * a programming error.
 */
export function hasAnyRole(
  actor: Pick<Actor, "roles" | "permissions">,
  roles: readonly string[] | undefined,
): boolean {
  if (!roles?.length) throw new Error("need roles! Like v-permission=['admin','editor']");
  return roles.some((role) => actor.roles.includes(role) || actor.permissions.includes(role));
}

/** Renders its children only for actors with one of these roles or permissions. */
export function Allowed({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  return hasAnyRole(useActor(), roles) ? children : null;
}

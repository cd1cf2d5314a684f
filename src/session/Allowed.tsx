import type { ReactNode } from "react";
import { useActor } from "../../framework/admin/resources.tsx";
import type { Actor } from "../../framework/schema/index.ts";

/** Whether somebody holds one of these roles or permissions. To ask without a list is a mistake, and said to be one. */
export function holdsAny(actor: Pick<Actor, "roles" | "permissions">, roles: readonly string[] | undefined): boolean {
  if (!roles?.length) throw new Error("need roles! Like v-permission=['admin','editor']");
  return roles.some((role) => actor.roles.includes(role) || actor.permissions.includes(role));
}

/** What stands below is for the holders of one of these roles; for others it is not there. */
export function Allowed({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  return holdsAny(useActor(), roles) ? children : null;
}

import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";
import type { Session } from "../session/session.ts";
import { useHeldRoles } from "../session/useHeldRoles.ts";

const LazyRoleMenu = createLazyComponent(async () => (await import("./RoleMenu.tsx")).RoleMenu);

/** Selects the department and role to act in; loaded and shown only for members with several. */
export function RoleSwitch({ session }: { session: Session }) {
  const held = useHeldRoles(session);
  return held.length < 2 ? null : <LazyRoleMenu session={session} held={held} />;
}

import {
  type Actor,
  accessOf,
  listMenuItems,
  menuItemPermissions,
  operationOf,
  type Resource,
  realmOf,
} from "../../schema/index.ts";

/** One right of a screen, by what it allows: `view`, an operation, an action, or the right of extra calls. */
export interface Right {
  permission: string;
  operation: string;
}
export interface RightScreen {
  /** A resource as one entry of the menu shows it. */
  resource: Resource;
  rights: readonly Right[];
}
/** A section of the menu with its screens. */
export interface RightSection {
  name: string;
  screens: readonly RightScreen[];
}

/** Every right that a role of a realm can hold, as the menu shows its screens. */
export function rightsTree(resources: readonly Resource[], realm: Actor["realm"]): RightSection[] {
  const sections = new Map<string, RightScreen[]>();
  for (const resource of resources.flatMap(listMenuItems)) {
    if (realmOf(resource) !== realm) continue;
    const name = resource.route.split("/")[1] ?? "";
    const rights = menuItemPermissions(resource).map((permission) => ({
      permission,
      operation: operationOf(resource, permission),
    }));
    sections.set(name, [...(sections.get(name) ?? []), { resource, rights }]);
  }
  return [...sections].map(([name, screens]) => ({ name, screens }));
}

export const permissionsOf = (screens: readonly RightScreen[]): string[] =>
  screens.flatMap(({ rights }) => rights.map(({ permission }) => permission));

/** How much of something a role holds: nothing, a part, all of it. */
export function heldOf(permissions: readonly string[], held: ReadonlySet<string>): "none" | "some" | "all" {
  const count = permissions.filter((permission) => held.has(permission)).length;
  return count === 0 ? "none" : count === permissions.length ? "all" : "some";
}

/**
 * What a role holds after rights of one screen are ticked or unticked. Linked, a right brings the screen that it is used on, and a screen
 * that goes takes its rights along; apart, each stands for itself.
 */
export function togglePermission(
  { resource }: RightScreen,
  permissions: readonly string[],
  on: boolean,
  held: ReadonlySet<string>,
  linked: boolean,
): Set<string> {
  const next = new Set(held);
  for (const permission of permissions) {
    if (on) next.add(permission);
    else next.delete(permission);
  }
  if (!linked) return next;
  const screen = accessOf(resource);
  if (on) next.add(screen);
  else if (permissions.includes(screen))
    for (const permission of menuItemPermissions(resource)) next.delete(permission);
  return next;
}

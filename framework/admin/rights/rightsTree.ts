import {
  type Actor,
  getAccess,
  getMenuSection,
  getOperation,
  getRealm,
  listMenuItemPermissions,
  listMenuItems,
  type Resource,
} from "../../schema/index.ts";

/**
 * One permission of a screen, by what it grants: `view`, an operation, an action, or the permission
 * of extra calls.
 */
export interface Right {
  permission: string;
  operation: string;
}
export interface RightScreen {
  /** The resource of one menu item. */
  resource: Resource;
  rights: readonly Right[];
}
/** A section of the menu with its screens. */
export interface RightSection {
  name: string;
  screens: readonly RightScreen[];
}

/** Returns every permission that a role of a realm can have, grouped like the menu. */
export function buildRightsTree(
  resources: readonly Resource[],
  realm: Actor["realm"],
): RightSection[] {
  const sections = new Map<string, RightScreen[]>();
  for (const resource of resources.flatMap(listMenuItems)) {
    if (getRealm(resource) !== realm) continue;
    const name = getMenuSection(resource);
    const rights = listMenuItemPermissions(resource).map((permission) => ({
      permission,
      operation: getOperation(resource, permission),
    }));
    sections.set(name, [...(sections.get(name) ?? []), { resource, rights }]);
  }
  return [...sections].map(([name, screens]) => ({ name, screens }));
}

export const listPermissions = (screens: readonly RightScreen[]): string[] =>
  screens.flatMap(({ rights }) => rights.map(({ permission }) => permission));

/** Whether a role has none, some or all of these permissions. */
export function getCheckState(
  permissions: readonly string[],
  held: ReadonlySet<string>,
): "none" | "some" | "all" {
  const count = permissions.filter((permission) => held.has(permission)).length;
  return count === 0 ? "none" : count === permissions.length ? "all" : "some";
}

/**
 * Returns a role's permissions after some of one screen are selected or deselected. With `linked`,
 * a permission also selects its screen, and deselecting a screen removes its permissions; otherwise
 * each one is independent.
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
  const screen = getAccess(resource);
  if (on) next.add(screen);
  else if (permissions.includes(screen))
    for (const permission of listMenuItemPermissions(resource)) next.delete(permission);
  return next;
}

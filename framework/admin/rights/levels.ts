import { getAccess, getOperation } from "../../schema/index.ts";
import { listPermissions, type RightScreen } from "./rightsTree.ts";

/**
 * How much of a screen a role may use: nothing, look at it, work on it without deleting, or
 * everything.
 */
export const levels = ["none", "view", "edit", "all"] as const;
export type Level = (typeof levels)[number];

const isOfLevel = (screen: RightScreen, permission: string, level: Level): boolean => {
  if (level === "none") return false;
  if (permission === getAccess(screen.resource) || level === "all") return true;
  return level === "edit" && getOperation(screen.resource, permission) !== "delete";
};

/** Returns the permissions of a screen that a level has. */
export const listLevelPermissions = (screen: RightScreen, level: Level): string[] =>
  listPermissions([screen]).filter((permission) => isOfLevel(screen, permission, level));

/** Returns the levels of a screen that differ from each other: a log has only `none` and `all`. */
export function listLevels(screen: RightScreen): Level[] {
  const sizes = new Map<number, Level>();
  for (const level of levels) sizes.set(listLevelPermissions(screen, level).length, level);
  return [...sizes.values()];
}

/** Returns the level that a role has on a screen; null for permissions chosen one by one. */
export function findLevel(screen: RightScreen, held: ReadonlySet<string>): Level | null {
  const own = listPermissions([screen]).filter((permission) => held.has(permission));
  const found = listLevels(screen).find(
    (level) =>
      listLevelPermissions(screen, level).length === own.length &&
      own.every((permission) => isOfLevel(screen, permission, level)),
  );
  return found ?? null;
}

/**
 * Returns a role's permissions after its level on a screen is set. Permissions that the editing
 * member cannot grant stay as they are.
 */
export function setLevel(
  screen: RightScreen,
  level: Level,
  held: ReadonlySet<string>,
  canGrant: (permission: string) => boolean,
): Set<string> {
  const next = new Set(held);
  for (const permission of listPermissions([screen]).filter(canGrant))
    if (isOfLevel(screen, permission, level)) next.add(permission);
    else next.delete(permission);
  return next;
}

/** A ready-made role: its level on each screen that it needs, by the screen's permission. */
export type RolePreset = Readonly<Record<string, Exclude<Level, "none">>>;

/** Returns the permissions of a ready-made role, of those that can be granted. */
export const listPresetPermissions = (
  screens: readonly RightScreen[],
  preset: RolePreset,
  canGrant: (permission: string) => boolean,
): string[] =>
  screens
    .flatMap((screen) => listLevelPermissions(screen, preset[getAccess(screen.resource)] ?? "none"))
    .filter(canGrant);

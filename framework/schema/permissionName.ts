import { listMenuItemPermissions } from "./access.ts";
import { operations, type Resource } from "./defineResource.ts";
import { getAccess, getMenuSection, listMenuItems } from "./views.ts";

type Translate = (key: string, params?: Record<string, string | number>) => string;

/**
 * Returns the label of a menu item and of its screen: a list has the resource's plural name, a view
 * its own.
 */
export const getMenuItemName = (
  translate: Translate,
  { name, view }: Pick<Resource, "name" | "view">,
): string =>
  view === null
    ? translate(`resources.${name}.listName`, {
        _: translate(`resources.${name}.name`, { smart_count: 2 }),
      })
    : translate(`resources.${name}.views.${view}`);

/**
 * Returns the part of a permission after its screen: `view` for the screen itself, otherwise an
 * operation or action.
 */
export const getOperation = (entry: Resource, permission: string): string =>
  permission === getAccess(entry) ? "view" : permission.slice(getAccess(entry).length + 1);

/**
 * Returns the label of a screen's operation: the same on every screen; an action has its button
 * label.
 */
export function getOperationName(translate: Translate, entry: Resource, operation: string): string {
  const isCommon = operation === "view" || operations.some((one) => one === operation);
  const isAction = entry.actionList.some(({ name }) => name === operation);
  if (!isCommon && isAction) return translate(`resources.${entry.name}.actions.${operation}`);
  const common = translate(`operations.${operation}`, { _: operation });
  return isCommon
    ? common
    : translate(`resources.${entry.name}.operations.${operation}`, { _: common });
}

const entriesByPermission = new WeakMap<readonly Resource[], ReadonlyMap<string, Resource>>();
function findEntry(resources: readonly Resource[], permission: string): Resource | undefined {
  let entries = entriesByPermission.get(resources);
  if (!entries) {
    const all = resources
      .flatMap(listMenuItems)
      .flatMap((entry) => listMenuItemPermissions(entry).map((one) => [one, entry] as const));
    entries = new Map(all.reverse());
    entriesByPermission.set(resources, entries);
  }
  return entries.get(permission);
}

/**
 * Returns `Books › Tags: Edit` for `books:tags:edit`, as the role editor shows it; the code itself
 * if no screen declares it.
 */
export function getPermissionName(
  translate: Translate,
  resources: readonly Resource[],
  permission: string,
): string {
  const entry = findEntry(resources, permission);
  if (!entry) return permission;
  return translate("permissionName", {
    section: translate(`sections.${getMenuSection(entry)}`),
    screen: getMenuItemName(translate, entry),
    operation: getOperationName(translate, entry, getOperation(entry, permission)),
  });
}

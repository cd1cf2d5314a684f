import type { OperatorRealm, TenantKind } from "./app.ts";
import { getApp } from "./app.ts";
import { listCalls, type Resource, type StandardOperation } from "./defineResource.ts";
import type { Field, Fields } from "./field.ts";
import { isOperator, isTenantOwned } from "./tenancy.ts";
import {
  findCreateView,
  getAccess,
  getShownView,
  listAccesses,
  listMenuItems,
  type ResourceView,
} from "./views.ts";

/**
 * The caller. A main account has `admin`, which grants everything in its own realm and nothing in
 * the other.
 */
export interface Actor {
  id: number;
  name: string;
  /** The members of one tenant, or those of the operator. */
  realm: TenantKind | OperatorRealm;
  /** The tenant of one of its members; null for the operator. */
  tenantId: number | null;
  /** Names of roles; `admin` is the main account of its realm. */
  roles: readonly string[];
  /** Permissions that the roles grant, `section:screen` and `section:screen:operation`. */
  permissions: readonly string[];
  /** IANA time zone for input times without one. */
  timeZone?: string;
}
/** What an actor does with a resource: views it, a standard operation, or an action by its name. */
export type Operation = "view" | StandardOperation | (string & {});

type Opened = Pick<Resource, "access"> & Partial<Pick<Resource, "view" | "viewList">>;
/**
 * Returns the permission that an operation needs: the screen's own for `view`, `access:operation`
 * for others. If several lists would grant it, prefers one that the actor can already open.
 */
export function toPermission(
  resource: Opened,
  operation: Operation,
  actor?: Pick<Actor, "permissions">,
): string {
  const { viewList = [], view = null } = resource;
  if (operation === "view") return getAccess(resource);
  const create = operation === "create" ? findCreateView({ viewList }) : undefined;
  if (create) return create.access;
  const opened = listAccesses({ access: resource.access, viewList }).find((one) =>
    actor?.permissions.includes(one),
  );
  return `${(view === null && opened) || getAccess(resource)}:${operation}`;
}

/**
 * Whether the actor is a main account, which has every permission of its own realm.
 *
 * @example
 * ```ts
 * if (!isAdmin(actor)) throw forbidden("organisation:roles:edit");
 * ```
 */
export const isAdmin = (actor: Pick<Actor, "roles">): boolean => actor.roles.includes("admin");
const holds = (actor: Actor, permission: string) => actor.permissions.includes(permission);

/**
 * Returns the realm whose members write a resource: the tenants' if they own its rows, otherwise
 * the operator's. The other realm reads shared ones through references and selectors.
 */
export const getRealm = (resource: Pick<Resource, "owner">): Actor["realm"] =>
  getApp().tenancy[isTenantOwned(resource) ? "kind" : "operator"];

/**
 * Whether the actor's realm and role grant the operation. Denied by default. The server checks it
 * for every call, and screens hide what it denies; rows outside the tenant scope are a separate
 * question.
 *
 * @example
 * ```ts
 * if (!can(actor, suppliers, "pause")) throw forbidden("inventory:suppliers:pause");
 * ```
 */
export function can(actor: Actor, resource: Resource, operation: Operation): boolean {
  const own = actor.realm === getRealm(resource);
  // Of a shared resource, other realms read the rows declared public, and may only select from the
  // names of the others.
  if (operation === "view" && resource.owner === "shared" && !own) return resource.readers !== null;
  if (!own) return false;
  if (
    operation !== "view" &&
    isStandardOperation(operation) &&
    !resource.operations.includes(operation)
  )
    return false;
  if (isAdmin(actor)) return true;
  const create = findCreateView(resource);
  if (operation === "create" && create) return holds(actor, create.access);
  const lists = listAccesses(resource).filter((access) => holds(actor, access));
  if (operation === "view")
    return lists.length > 0 || (create !== undefined && holds(actor, create.access));
  return lists.some((access) => holds(actor, `${access}:${operation}`));
}
/**
 * Whether the actor may open the screens of a resource's records: never those of the other realm,
 * even if the rows are readable.
 */
export const canOpenRecords = (actor: Actor, resource: Resource): boolean =>
  actor.realm === getRealm(resource) && can(actor, resource, "view");
/**
 * Whether the actor may open this screen of a resource: its list, or one of its list views.
 *
 * @example
 * ```ts
 * const entries = [suppliers].filter((entry) => canOpen(actor, entry));
 * ```
 */
export const canOpen = (actor: Actor, entry: Resource): boolean =>
  canOpenRecords(actor, entry) && (isAdmin(actor) || holds(actor, getAccess(entry)));
const isStandardOperation = (operation: Operation): operation is StandardOperation =>
  ["create", "edit", "delete", "import", "export"].includes(operation);

/** Whether the actor may read and write a field; `access` restricts both. */
export function canAccessField(actor: Actor, field: Pick<Field, "options">): boolean {
  const { access: only } = field.options;
  if (only === undefined) return true;
  if (only === getApp().tenancy.operator) return isOperator(actor);
  return isAdmin(actor) || holds(actor, only);
}
/** Returns the fields that the actor may read, in the order of the declaration. */
export const listReadableFields = (actor: Actor, fields: Fields): string[] =>
  Object.keys(fields).filter(
    (name) =>
      fields[name] && !fields[name].type.traits.secret && canAccessField(actor, fields[name]),
  );

/** Returns every permission of a resource, on all of its screens. */
export const listRights = (resource: Resource): string[] =>
  listMenuItems(resource).flatMap(listMenuItemPermissions);

/** Returns the permissions of one menu item. */
export function listMenuItemPermissions(entry: Resource): string[] {
  const access = getAccess(entry);
  const view: ResourceView | undefined = getShownView(entry);
  if (view?.screen === "create") return [access];
  const operations = entry.operations.filter(
    (operation) => operation !== "create" || !findCreateView(entry),
  );
  const calls = listCalls(entry).flatMap(([, { right }]) => (right ? [right] : []));
  // A call may need the permission of an operation.
  const operationNames = [
    ...new Set([...operations, ...entry.actionList.map((action) => action.name), ...calls]),
  ];
  return [access, ...operationNames.map((operation) => `${access}:${operation}`)];
}

import type { Field, Fields } from "./field.ts";
import { callsOf, type Operation, type Resource } from "./resource.ts";

/** Who asks. A main account holds `admin`, which grants everything of its own realm and nothing of the other. */
export interface Actor {
  id: number;
  name: string;
  realm: "shop" | "platform";
  shopId: number | null;
  roles: readonly string[];
  permissions: readonly string[];
}
export type Deed = "view" | Operation | (string & {});

/** The right that a deed needs: the screen's own to look, `access:deed` for anything else. */
export const permissionOf = (resource: Pick<Resource, "access">, deed: Deed): string =>
  deed === "view" ? resource.access : `${resource.access}:${deed}`;

export const isAdmin = (actor: Pick<Actor, "roles">): boolean => actor.roles.includes("admin");
const holds = (actor: Actor, permission: string) => actor.permissions.includes(permission);

/** The realm whose members keep a resource; shared ones are read beyond it, through references and selectors. */
export const realmOf = (resource: Pick<Resource, "owner">): Actor["realm"] =>
  resource.owner === "shop" ? "shop" : "platform";

/** Whether the actor's realm and role grant the deed. No grant means no. */
export function may(actor: Actor, resource: Resource, deed: Deed): boolean {
  const own = actor.realm === realmOf(resource);
  if (deed === "view" && resource.owner === "shared" && !own) return true;
  if (!own) return false;
  if (deed !== "view" && isOperation(deed) && !resource.operations.includes(deed)) return false;
  if (isAdmin(actor)) return true;
  return holds(actor, resource.access) && (deed === "view" || holds(actor, permissionOf(resource, deed)));
}
const isOperation = (deed: Deed): deed is Operation => ["create", "edit", "delete", "import", "export"].includes(deed);

/** Whether the actor may read and write a field: an `only` wall before it stands for both. */
export function mayField(actor: Actor, field: Field): boolean {
  const { only } = field.options;
  if (only === undefined) return true;
  if (only === "platform") return actor.realm === "platform";
  return isAdmin(actor) || holds(actor, only);
}
/** The fields that the actor may see, in the order of the declaration. */
export const readableFields = (actor: Actor, fields: Fields): string[] =>
  Object.keys(fields).filter(
    (name) => fields[name] && fields[name].kind !== "password" && mayField(actor, fields[name]),
  );

/** Every right that a resource declares, for the role editor's tree. */
export const rightsOf = (resource: Resource): string[] => [
  resource.access,
  ...resource.operations.map((operation) => permissionOf(resource, operation)),
  ...resource.actionList.map((action) => permissionOf(resource, action.name)),
  ...new Set(callsOf(resource).flatMap(([, { right }]) => (right ? [permissionOf(resource, right)] : []))),
];

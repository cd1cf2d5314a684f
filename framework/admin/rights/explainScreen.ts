import {
  type Action,
  type Actor,
  can,
  canAccessField,
  canOpen,
  getAccess,
  getApp,
  isTenantMember,
  listPredicateFields,
  type Resource,
} from "../../schema/index.ts";
import { buildRightsTree } from "./rightsTree.ts";

/** The reason for a denial: a message key under `framework.rights.why`, with parameters. */
export interface Why {
  rule: "right" | "screen" | "operator" | "fieldRight" | "readOnly";
  permission?: string;
}
export interface Explained {
  name: string;
  why: Why | null;
}
export interface ExplainedOperation extends Explained {
  /**
   * The action's `from` states, and the fields that its condition reads; both apply to every actor.
   */
  from: readonly string[];
  conditionFields: readonly string[];
}
export interface ExplainedScreen {
  resource: Resource;
  /** Null if the screen is in the menu, otherwise the reason why not. */
  why: Why | null;
  fields: Explained[];
  operations: ExplainedOperation[];
}

/** An actor with exactly these permissions. */
export const createActor = (realm: Actor["realm"], permissions: readonly string[]): Actor => ({
  id: 0,
  name: "",
  realm,
  tenantId: isTenantMember({ realm }) ? 0 : null,
  roles: [],
  permissions,
});

/** Returns what a role can open, see and run on one screen, with the rule behind each denial. */
export function explainScreen(resource: Resource, actor: Actor): ExplainedScreen {
  const screenWhy: Why | null = canOpen(actor, resource)
    ? null
    : { rule: "right", permission: getAccess(resource) };
  const actions = new Map(resource.actionList.map((action) => [action.name, action]));
  const [tree] = buildRightsTree([resource], actor.realm);
  const operations = (tree?.screens[0]?.rights ?? [])
    .filter(({ operation }) => operation !== "view")
    .map(({ operation }) => operation);
  return {
    resource,
    why: screenWhy,
    fields: Object.entries(resource.fields).map(([name, field]) => ({
      name,
      why: whyField(actor, field.options),
    })),
    operations: operations.map((name) => ({
      name,
      why: explainOperation(actor, resource, name),
      ...getConditions(actions.get(name)),
    })),
  };
  function whyField(
    who: Actor,
    { access, readOnly }: { access?: string; readOnly?: boolean },
  ): Why | null {
    if (screenWhy) return { rule: "screen" };
    const field = { options: access === undefined ? {} : { access } };
    if (!canAccessField(who, field))
      return access === getApp().tenancy.operator || access === undefined
        ? { rule: "operator" }
        : { rule: "fieldRight", permission: access };
    return readOnly ? { rule: "readOnly" } : null;
  }
}
function explainOperation(actor: Actor, resource: Resource, operation: string): Why | null {
  if (can(actor, resource, operation)) return null;
  const permission = `${getAccess(resource)}:${operation}`;
  return actor.permissions.includes(permission)
    ? { rule: "screen" }
    : { rule: "right", permission };
}
const getConditions = (action: Action | undefined) => ({
  from: action?.from ?? [],
  conditionFields: action?.if ? [...new Set(listPredicateFields(action.if))] : [],
});

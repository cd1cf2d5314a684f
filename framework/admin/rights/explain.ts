import {
  type Action,
  type Actor,
  accessOf,
  can,
  canAccessField,
  canOpen,
  fieldsOf,
  type Resource,
} from "../../schema/index.ts";
import { rightsTree } from "./rightsTree.ts";

/** Why something is missing, as a key of the words `markethall.rights.why` and what it names. */
export interface Why {
  rule: "right" | "screen" | "platform" | "fieldRight" | "readOnly";
  permission?: string;
}
export interface Explained {
  name: string;
  why: Why | null;
}
export interface ExplainedOperation extends Explained {
  /** The states that an action leaves, and the fields that its condition asks about: what holds for everybody. */
  from: readonly string[];
  asks: readonly string[];
}
export interface ExplainedScreen {
  resource: Resource;
  /** In the menu, or why it is not. */
  why: Why | null;
  fields: Explained[];
  operations: ExplainedOperation[];
}

/** Who holds these rights and no others. */
export const holderOf = (realm: Actor["realm"], permissions: readonly string[]): Actor => ({
  id: 0,
  name: "",
  realm,
  shopId: realm === "shop" ? 0 : null,
  roles: [],
  permissions,
});

/** What a role opens, shows and lets press on one screen, and for whatever it does not, the rule that withholds it. */
export function explainScreen(resource: Resource, actor: Actor): ExplainedScreen {
  const screenWhy: Why | null = canOpen(actor, resource) ? null : { rule: "right", permission: accessOf(resource) };
  const actions = new Map(resource.actionList.map((action) => [action.name, action]));
  const [tree] = rightsTree([resource], actor.realm);
  const operations = (tree?.screens[0]?.rights ?? [])
    .filter(({ operation }) => operation !== "view")
    .map(({ operation }) => operation);
  return {
    resource,
    why: screenWhy,
    fields: Object.entries(resource.fields).map(([name, field]) => ({ name, why: whyField(actor, field.options) })),
    operations: operations.map((name) => ({
      name,
      why: explainOperation(actor, resource, name),
      ...conditionsOf(actions.get(name)),
    })),
  };
  function whyField(who: Actor, { only, readOnly }: { only?: string; readOnly?: boolean }): Why | null {
    if (screenWhy) return { rule: "screen" };
    const field = { kind: "text", options: only === undefined ? {} : { only } } as const;
    if (!canAccessField(who, field))
      return only === "platform" || only === undefined
        ? { rule: "platform" }
        : { rule: "fieldRight", permission: only };
    return readOnly ? { rule: "readOnly" } : null;
  }
}
function explainOperation(actor: Actor, resource: Resource, operation: string): Why | null {
  if (can(actor, resource, operation)) return null;
  const permission = `${accessOf(resource)}:${operation}`;
  return actor.permissions.includes(permission) ? { rule: "screen" } : { rule: "right", permission };
}
const conditionsOf = (action: Action | undefined) => ({
  from: action?.from ?? [],
  asks: action?.if ? [...new Set(fieldsOf(action.if))] : [],
});

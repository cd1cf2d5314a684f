import { type Action, type Actor, may, type Resource, satisfies } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** The actions that the actor may do to a record in the state that it is in. */
export const actionsOf = (resource: Resource, actor: Actor, record: AdminRecord): Action[] =>
  resource.actionList.filter(
    (action) =>
      may(actor, resource, action.name) &&
      (!action.from || action.from.includes(String(record.status))) &&
      (!action.if || satisfies(action.if, record, actor)),
  );
/** The actions that a selection is offered; which of its rows take part is said row by row. */
export const bulkActionsOf = (resource: Resource, actor: Actor): Action[] =>
  resource.actionList.filter((action) => action.bulk && may(actor, resource, action.name));

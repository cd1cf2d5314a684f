import { type Action, type Actor, can, type Resource } from "../../../schema/index.ts";

/** The actions that a selection is offered; which of its rows take part is said row by row. */
export const bulkActionsOf = (resource: Resource, actor: Actor): Action[] =>
  resource.actionList.filter((action) => action.bulk && can(actor, resource, action.name));

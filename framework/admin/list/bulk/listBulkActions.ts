import { type Action, type Actor, can, type Resource } from "../../../schema/index.ts";

/** Returns the actions offered for a selection; whether one applies is decided per row. */
export const listBulkActions = (resource: Resource, actor: Actor): Action[] =>
  resource.actionList.filter((action) => action.bulk && can(actor, resource, action.name));

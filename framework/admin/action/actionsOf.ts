import { type Action, type Actor, may, type Resource, satisfies } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** What stands between a record and an action: nothing, or a condition besides its state. */
export interface OfferedAction {
  action: Action;
  possible: boolean;
}
/** The actions of the state that a record is in and that the actor may do; those whose condition is not met are not possible yet. */
export const offeredActions = (resource: Resource, actor: Actor, record: AdminRecord): OfferedAction[] =>
  resource.actionList
    .filter(
      (action) => may(actor, resource, action.name) && (!action.from || action.from.includes(String(record.status))),
    )
    .map((action) => ({ action, possible: !action.if || satisfies(action.if, record, actor) }));

import { type Action, type Actor, can, fieldsOf, type Resource, satisfies } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** What stands between a record and an action: nothing, or a condition besides its state. */
export interface DeclaredActionOffer {
  action: Action;
  possible: boolean;
}
/** Whether somebody could bring about what an action waits for by filling the record in. */
function isWithinReach({ fields }: Resource, { if: condition }: Action): boolean {
  return (
    condition !== null &&
    fieldsOf(condition).some((name) => {
      const field = fields[name];
      return field !== undefined && field.kind !== "computed" && !field.options.readOnly;
    })
  );
}
/**
 * The actions of the state that a record is in and that the actor may do. One whose condition is not met is offered as not possible yet
 * where the record can be brought to it by hand, and else not at all.
 */
export const availableActions = (resource: Resource, actor: Actor, record: AdminRecord): DeclaredActionOffer[] =>
  resource.actionList
    .filter(
      (action) => can(actor, resource, action.name) && (!action.from || action.from.includes(String(record.status))),
    )
    .map((action) => ({ action, possible: !action.if || satisfies(action.if, record, actor) }))
    .filter(({ action, possible }) => possible || isWithinReach(resource, action));

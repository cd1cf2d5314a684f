import {
  type Action,
  type Actor,
  can,
  listPredicateFields,
  type Resource,
  satisfies,
} from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** An action of a record, and whether the action's condition (apart from its states) is met. */
export interface DeclaredActionOffer {
  action: Action;
  possible: boolean;
}
/** Whether the member could meet an action's condition by editing the record. */
function isWithinReach({ fields }: Resource, { if: condition }: Action): boolean {
  return (
    condition !== null &&
    listPredicateFields(condition).some((name) => {
      const field = fields[name];
      return field !== undefined && field.kind !== "computed" && !field.options.readOnly;
    })
  );
}
/**
 * Returns the actions that the record's state and the actor's permissions allow. An action with an
 * unmet condition is returned as disabled if editing the record can meet the condition, and omitted
 * otherwise.
 */
export const listAvailableActions = (
  resource: Resource,
  actor: Actor,
  record: AdminRecord,
): DeclaredActionOffer[] =>
  resource.actionList
    .filter(
      (action) =>
        can(actor, resource, action.name) &&
        (!action.from || action.from.includes(String(record.status))),
    )
    .map((action) => ({ action, possible: !action.if || satisfies(action.if, record, actor) }))
    .filter(({ action, possible }) => possible || isWithinReach(resource, action));

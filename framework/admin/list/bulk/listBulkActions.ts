import { type Action, type Actor, can, type Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";

/** Returns the actions offered for a selection; whether one applies is decided per row. */
export const listBulkActions = (resource: Resource, actor: Actor): Action[] =>
  resource.actionList.filter((action) => action.bulk && can(actor, resource, action.name));

/**
 * Whether an action starts from the state of any selected row. Rows of other pages, which are
 * missing, have states that are not known here.
 */
export const appliesToAny = (
  { from }: Pick<Action, "from">,
  selected: readonly (AdminRecord | undefined)[],
): boolean =>
  from === null || selected.some((record) => !record || from.includes(String(record.status)));

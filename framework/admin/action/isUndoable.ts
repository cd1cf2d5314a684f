import { type Action, type Actor, can, type Resource } from "../../schema/index.ts";
import { findInverse } from "./findInverse.ts";

/** Whether an action asks before it runs. */
export const needsDialog = ({ input, confirm, tone }: Action): boolean =>
  input !== null || confirm || tone === "danger";

/** Whether an action needs no question, because the actor may undo what it did. */
export function isUndoable(resource: Resource, action: Action, actor: Actor): boolean {
  const inverse = findInverse(resource, action);
  return !needsDialog(action) && inverse !== null && can(actor, resource, inverse.name);
}

type Values = Readonly<Record<string, unknown>>;
/**
 * Returns what screens show of a record while an action runs: the declared values, or the only
 * state that it leads to. Null where it cannot be known.
 */
export function getExpected({ optimistic, from, to }: Action): ((record: Values) => Values) | null {
  const [status, ...others] = to;
  if (optimistic || !from || status === undefined || others.length > 0) return optimistic;
  return (record) => (from.includes(String(record.status)) ? { status } : {});
}

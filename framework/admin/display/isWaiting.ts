import { type Actor, type Resource, satisfies } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** Whether a record belongs to a tab of its list. */
export function isInTab(
  { tabs }: Pick<Resource, "tabs">,
  tab: string,
  actor: Actor,
  record: AdminRecord,
): boolean {
  if (tabs === null) return false;
  if ("field" in tabs) return record[tabs.field] === tab;
  const named = tabs.list.find(({ name }) => name === tab);
  return named !== undefined && satisfies(named.where, record, actor);
}

/** Whether a record is in a tab of `toDo`, so that somebody has to act before its deadline. */
export const isWaiting = (
  resource: Pick<Resource, "toDo" | "tabs">,
  actor: Actor,
  record: AdminRecord,
): boolean => resource.toDo.some(({ tab }) => isInTab(resource, tab, actor, record));

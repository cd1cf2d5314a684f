import { type Actor, type Resource, satisfies } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** Whether a record is in a tab of `toDo`, so that somebody has to act before its deadline. */
export const isWaiting = (
  { toDo, tabs }: Pick<Resource, "toDo" | "tabs">,
  actor: Actor,
  record: AdminRecord,
): boolean =>
  toDo.some(({ tab }) => {
    if (tabs === null) return false;
    if ("field" in tabs) return record[tabs.field] === tab;
    const named = tabs.list.find(({ name }) => name === tab);
    return named !== undefined && satisfies(named.where, record, actor);
  });

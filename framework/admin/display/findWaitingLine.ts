import { type Actor, can, type Resource, type ToDo } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { isInTab } from "./isWaiting.ts";

/** Lists the lines of a resource's to-do list on which the actor may act. */
export const listDecidable = (resource: Resource, actor: Actor): readonly ToDo[] =>
  resource.toDo.filter(({ actions }) => actions?.some((action) => can(actor, resource, action)));

/** Returns the line of the to-do list in which a record waits for the actor; null if none. */
export const findWaitingLine = (
  resource: Resource,
  actor: Actor,
  record: AdminRecord,
): ToDo | null =>
  listDecidable(resource, actor).find(({ tab }) => isInTab(resource, tab, actor, record)) ?? null;

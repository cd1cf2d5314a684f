import type { Actor, Field, Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { isInTab } from "./isWaiting.ts";

/**
 * Whether a field says since when a record has waited: its tab begins with the earliest, and it is
 * no deadline.
 */
export const isWaitingSince = (
  resource: Pick<Resource, "deadline" | "tabs" | "tabSort" | "toDo">,
  field: Field,
  name: string,
  actor: Actor,
  record: AdminRecord,
): boolean =>
  field.type.traits.time === "instant" &&
  name !== resource.deadline &&
  Object.entries(resource.tabSort).some(([tab, sort]) => {
    if (!sort) return false;
    const [sorted, order, shownBy = sorted] = sort;
    const isDue = resource.toDo.some(({ due }) => due === sorted || due === shownBy);
    return shownBy === name && order === "asc" && !isDue && isInTab(resource, tab, actor, record);
  });

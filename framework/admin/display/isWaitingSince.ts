import { type Actor, type Field, findWaitingSince, type Resource } from "../../schema/index.ts";
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
  Object.keys(resource.tabSort).some(
    (tab) => findWaitingSince(resource, tab) === name && isInTab(resource, tab, actor, record),
  );

import type { Resource } from "./defineResource.ts";
import { type PredicateActor, satisfies } from "./predicate.ts";

/** Whether the `deletableWhen` of a resource allows the deletion of a stored record. */
export const isDeletable = (
  { deletableWhen }: Pick<Resource, "deletableWhen">,
  record: Readonly<Record<string, unknown>>,
  actor: PredicateActor,
): boolean => deletableWhen === null || satisfies(deletableWhen, record, actor);

import type { Field } from "./field.ts";
import { type Match, type Predicate, predicate, satisfies } from "./predicate.ts";

/** Whether a field applies, given the other values and its `visibleWhen`. */
export const applies = (field: Field, record: Readonly<Record<string, unknown>>): boolean =>
  !field.options.visibleWhen || satisfies(toPredicate(field.options.visibleWhen), record);

const predicates = new WeakMap<Match, Predicate>();
/** Returns the predicate of a condition; each is parsed once. */
function toPredicate(condition: Match): Predicate {
  let parsed = predicates.get(condition);
  if (!parsed) {
    parsed = predicate(condition);
    predicates.set(condition, parsed);
  }
  return parsed;
}

/** Whether a field of a stored record cannot be changed, given its `lockedWhen`. */
export const isLocked = (field: Field, stored: Readonly<Record<string, unknown>>): boolean =>
  field.options.lockedWhen !== undefined &&
  satisfies(toPredicate(field.options.lockedWhen), stored);

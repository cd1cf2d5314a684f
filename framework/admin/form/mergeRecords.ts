import { sameValue } from "../sameValue.ts";

type Values = Readonly<Record<string, unknown>>;

export interface Merge {
  /** Both sides' changes; where both changed the same field, nothing is decided and mine stands. */
  merged: Record<string, unknown>;
  /** Fields that only I changed, that only the other one changed, and that both changed, each otherwise. */
  mine: string[];
  theirs: string[];
  conflicts: string[];
}

/** Three sides of a record → one. What both changed to the same value is no conflict. */
export function mergeRecords(original: Values, mine: Values, theirs: Values): Merge {
  const merge: Merge = { merged: { ...mine }, mine: [], theirs: [], conflicts: [] };
  for (const name of Object.keys(mine)) {
    const iChanged = !sameValue(mine[name], original[name]);
    const theyChanged = !sameValue(theirs[name], original[name]);
    if (iChanged && theyChanged) {
      if (!sameValue(mine[name], theirs[name])) merge.conflicts.push(name);
    } else if (theyChanged) {
      merge.merged[name] = theirs[name];
      merge.theirs.push(name);
    } else if (iChanged) merge.mine.push(name);
  }
  return merge;
}

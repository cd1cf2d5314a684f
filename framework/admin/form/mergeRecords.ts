import type { Fields } from "../../schema/index.ts";
import { isSameValue } from "../isSameValue.ts";
import { mergeRows, type RowConflict, type RowsMerge, type Side } from "./mergeRows.ts";

export type { Side };

type Values = Readonly<Record<string, unknown>>;
/** The decisions so far, by the path of a conflict. */
export type Choices = Readonly<Record<string, Side>>;

/**
 * A change that both sides made differently: a field, a group of dependent fields, or a part of
 * child rows.
 */
export interface Conflict {
  readonly path: string;
  readonly names: readonly string[];
  readonly within?: RowConflict;
}
export interface Merge {
  /** The merged record; an undecided conflict takes my value. */
  merged: Record<string, unknown>;
  /**
   * Fields that only I changed; `theirs`: fields that only the other side changed; `both`: child
   * rows that both changed.
   */
  mine: string[];
  theirs: string[];
  both: string[];
  conflicts: Conflict[];
}
const toPath = (name: string, { row, column }: RowConflict) =>
  [name, row, column].filter((one) => one !== null).join(".");

/**
 * Three-way merge of a record. Equal changes on both sides are not a conflict; child rows are
 * merged cell by cell.
 */
export function mergeRecords(
  original: Values,
  mine: Values,
  theirs: Values,
  fields: Fields = {},
  choices: Choices = {},
): Merge {
  const merge: Merge = { merged: { ...mine }, mine: [], theirs: [], both: [], conflicts: [] };
  const mineChanged = (name: string) => !isSameValue(mine[name], original[name]);
  const theirsChanged = (name: string) => !isSameValue(theirs[name], original[name]);
  const choose = (names: readonly string[]) => {
    const path = names.join("+");
    merge.conflicts.push({ path, names });
    if (choices[path] === "theirs") for (const name of names) merge.merged[name] = theirs[name];
  };
  const requested = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "rows" || !(name in mine)) continue;
    const { mergeWith, fields: columns } = field.options;
    if (!mineChanged(name) || !theirsChanged(name) || isSameValue(mine[name], theirs[name]))
      continue;
    const sides = { original: original[name], mine: mine[name], theirs: theirs[name] };
    const rows = mergeRows(
      Object.keys(columns),
      sides,
      (one) => choices[toPath(name, one)] ?? "mine",
    );
    if (!rows) continue;
    requested.add(name);
    if (mergeWith && !areApart(rows, mergeWith)) {
      requested.add(mergeWith);
      choose([mergeWith, name]);
      continue;
    }
    merge.merged[name] = rows.rows;
    merge.both.push(name);
    merge.conflicts.push(
      ...rows.conflicts.map((within) => ({ path: toPath(name, within), names: [name], within })),
    );
  }
  /** Whether child rows that depend on the field `mergeWith` can be merged independently of it. */
  function areApart(rows: RowsMerge, mergeWith: string): boolean {
    const changed = mineChanged(mergeWith) || theirsChanged(mergeWith);
    const differ =
      mineChanged(mergeWith) &&
      theirsChanged(mergeWith) &&
      !isSameValue(mine[mergeWith], theirs[mergeWith]);
    return (
      !differ &&
      !rows.bothAdded &&
      !(changed && rows.conflicts.some(({ column }) => column === null))
    );
  }
  for (const name of Object.keys(mine)) {
    if (requested.has(name)) continue;
    const [iChanged, theyChanged] = [mineChanged(name), theirsChanged(name)];
    if (iChanged && theyChanged) {
      if (!isSameValue(mine[name], theirs[name])) choose([name]);
    } else if (theyChanged) {
      merge.merged[name] = theirs[name];
      merge.theirs.push(name);
    } else if (iChanged) merge.mine.push(name);
  }
  return merge;
}

import { type ChildRow, rowsOf } from "../history/rowChanges.ts";
import { sameValue } from "../sameValue.ts";

export type Side = "mine" | "theirs";
/**
 * A cell that both sides changed differently; without a column, a row that one side changed and the
 * other removed.
 */
export interface RowConflict {
  readonly row: number;
  readonly column: string | null;
}
export interface RowsMerge {
  readonly rows: ChildRow[];
  readonly conflicts: readonly RowConflict[];
  /** Whether both sides added rows. */
  readonly bothAdded: boolean;
}
type Sides<T> = Readonly<Record<"original" | Side, T>>;
type Choose = (conflict: RowConflict) => Side;

const idOf = ({ id }: ChildRow) => (typeof id === "number" ? id : null);
const withoutId = ({ id: _, ...rest }: ChildRow) => rest;

/**
 * Three-way merge of child rows by row and cell. A change, removal or addition by one side only is
 * taken over; `choose` decides where both sides changed. Returns null if rows have no ids.
 */
export function mergeRows(columns: readonly string[], sides: Sides<unknown>, choose: Choose): RowsMerge | null {
  const [original, mine, theirs] = [rowsOf(sides.original), rowsOf(sides.mine), rowsOf(sides.theirs)];
  if (![...original, ...theirs].every((row) => idOf(row) !== null)) return null;
  const byId = (rows: readonly ChildRow[]) =>
    new Map(rows.flatMap((row) => (idOf(row) === null ? [] : [[idOf(row), row] as const])));
  const [was, my, their] = [byId(original), byId(mine), byId(theirs)];
  const conflicts: RowConflict[] = [];
  const decide = (row: number, column: string | null): Side => {
    conflicts.push({ row, column });
    return choose({ row, column });
  };

  const cells = (id: number, before: ChildRow, one: ChildRow, other: ChildRow): ChildRow => {
    const row: Record<string, unknown> = { ...one };
    for (const column of columns) {
      const iChanged = !sameValue(one[column], before[column]);
      const theyChanged = !sameValue(other[column], before[column]);
      const differ = iChanged && theyChanged && !sameValue(one[column], other[column]);
      if (differ ? decide(id, column) === "theirs" : theyChanged) row[column] = other[column];
    }
    return row;
  };
  /** Returns the merged version of an existing row; null if it was removed. */
  const kept = (before: ChildRow): ChildRow | null => {
    const id = idOf(before) ?? 0;
    const [one, other] = [my.get(id), their.get(id)];
    if (one && other) return cells(id, before, one, other);
    const [side, left] = one ? (["mine", one] as const) : (["theirs", other] as const);
    if (!left || columns.every((column) => sameValue(left[column], before[column]))) return null;
    return decide(id, null) === side ? left : null;
  };
  const merged = new Map(original.map((row) => [idOf(row), kept(row)] as const));

  const theirNew = theirs.filter((row) => !was.has(idOf(row)));
  const isTheirs = (row: ChildRow) => theirNew.some((one) => sameValue(withoutId(one), withoutId(row)));
  const myNew = mine.filter((row) => !was.has(idOf(row)) && !isTheirs(row));
  // Uses the order of the side that changed it; rows added by the other side are placed after their
  // predecessor.
  const mineLeads = myNew.length > 0 || isMoved(mine, original);
  const [leading, following] = mineLeads ? [mine, theirs] : [theirs, mine];
  const taken = (row: ChildRow) => (was.has(idOf(row)) ? (merged.get(idOf(row)) ?? null) : row);
  const isNew = (row: ChildRow) => myNew.includes(row) || theirNew.includes(row);
  const list = leading.filter((row) => was.has(idOf(row)) || isNew(row));
  following.forEach((row, place) => {
    if (!isNew(row) && (!was.has(idOf(row)) || list.some((one) => idOf(one) === idOf(row)))) return;
    const before = following.slice(0, place).toReversed();
    const behind = before.map((one) => list.findIndex((at) => at === one || isSameRow(at, one)));
    list.splice((behind.find((at) => at >= 0) ?? list.length - 1) + 1, 0, row);
  });
  const rows = list.map(taken).filter((row) => row !== null);
  return { rows, conflicts, bothAdded: myNew.length > 0 && theirNew.length > 0 };
}
const isSameRow = (one: ChildRow, other: ChildRow) => idOf(one) !== null && idOf(one) === idOf(other);
/** Whether existing rows were reordered. */
function isMoved(rows: readonly ChildRow[], original: readonly ChildRow[]): boolean {
  const places = rows.flatMap((row) => {
    const place = original.findIndex((one) => isSameRow(one, row));
    return place < 0 ? [] : [place];
  });
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? place));
}

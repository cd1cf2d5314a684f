import { type ChildRow, toRows } from "../history/compareRows.ts";
import { isSameValue } from "../isSameValue.ts";

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

const getId = ({ id }: ChildRow) => (typeof id === "number" ? id : null);
const withoutId = ({ id: _, ...rest }: ChildRow) => rest;

/**
 * Three-way merge of child rows by row and cell. A change, removal or addition by one side only is
 * taken over; `choose` decides where both sides changed. Returns null if rows have no ids.
 */
export function mergeRows(
  columns: readonly string[],
  sides: Sides<unknown>,
  choose: Choose,
): RowsMerge | null {
  const [original, mine, theirs] = [
    toRows(sides.original),
    toRows(sides.mine),
    toRows(sides.theirs),
  ];
  if (![...original, ...theirs].every((row) => getId(row) !== null)) return null;
  const byId = (rows: readonly ChildRow[]) =>
    new Map(rows.flatMap((row) => (getId(row) === null ? [] : [[getId(row), row] as const])));
  const [was, my, their] = [byId(original), byId(mine), byId(theirs)];
  const conflicts: RowConflict[] = [];
  const decide = (row: number, column: string | null): Side => {
    conflicts.push({ row, column });
    return choose({ row, column });
  };

  const cells = (id: number, before: ChildRow, one: ChildRow, other: ChildRow): ChildRow => {
    const row: Record<string, unknown> = { ...one };
    for (const column of columns) {
      const iChanged = !isSameValue(one[column], before[column]);
      const theyChanged = !isSameValue(other[column], before[column]);
      const differ = iChanged && theyChanged && !isSameValue(one[column], other[column]);
      if (differ ? decide(id, column) === "theirs" : theyChanged) row[column] = other[column];
    }
    return row;
  };
  /** Returns the merged version of an existing row; null if it was removed. */
  const toChildRow = (before: ChildRow): ChildRow | null => {
    const id = getId(before) ?? 0;
    const [one, other] = [my.get(id), their.get(id)];
    if (one && other) return cells(id, before, one, other);
    const [side, left] = one ? (["mine", one] as const) : (["theirs", other] as const);
    if (!left || columns.every((column) => isSameValue(left[column], before[column]))) return null;
    return decide(id, null) === side ? left : null;
  };
  const merged = new Map(original.map((row) => [getId(row), toChildRow(row)] as const));

  const theirNew = theirs.filter((row) => !was.has(getId(row)));
  const isTheirs = (row: ChildRow) =>
    theirNew.some((one) => isSameValue(withoutId(one), withoutId(row)));
  const myNew = mine.filter((row) => !was.has(getId(row)) && !isTheirs(row));
  // Uses the order of the side that changed it; rows added by the other side are placed after their
  // predecessor.
  const mineLeads = myNew.length > 0 || isMoved(mine, original);
  const [leading, following] = mineLeads ? [mine, theirs] : [theirs, mine];
  const taken = (row: ChildRow) => (was.has(getId(row)) ? (merged.get(getId(row)) ?? null) : row);
  const isNew = (row: ChildRow) => myNew.includes(row) || theirNew.includes(row);
  const list = leading.filter((row) => was.has(getId(row)) || isNew(row));
  following.forEach((row, place) => {
    if (!isNew(row) && (!was.has(getId(row)) || list.some((one) => getId(one) === getId(row))))
      return;
    const before = following.slice(0, place).toReversed();
    const behind = before.map((one) => list.findIndex((at) => at === one || isSameRow(at, one)));
    list.splice((behind.find((at) => at >= 0) ?? list.length - 1) + 1, 0, row);
  });
  const rows = list.map(taken).filter((row) => row !== null);
  return { rows, conflicts, bothAdded: myNew.length > 0 && theirNew.length > 0 };
}
const isSameRow = (one: ChildRow, other: ChildRow) =>
  getId(one) !== null && getId(one) === getId(other);
/** Whether existing rows were reordered. */
function isMoved(rows: readonly ChildRow[], original: readonly ChildRow[]): boolean {
  const places = rows.flatMap((row) => {
    const place = original.findIndex((one) => isSameRow(one, row));
    return place < 0 ? [] : [place];
  });
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? place));
}

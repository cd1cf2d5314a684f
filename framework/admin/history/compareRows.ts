import { isSameValue } from "../isSameValue.ts";

export type ChildRow = Readonly<Record<string, unknown>>;
export interface RowChange {
  /** One-based position of the row, or its former position. */
  place: number;
  before: ChildRow | null;
  after: ChildRow | null;
}
const isRow = (value: unknown): value is ChildRow => typeof value === "object" && value !== null;
export const toRows = (value: unknown): ChildRow[] =>
  Array.isArray(value) ? value.filter(isRow) : [];
const withoutId = ({ id: _, ...rest }: ChildRow) => rest;

/**
 * Compares child rows: added, removed and changed ones. Rows are matched by id, or by position
 * without one.
 */
export function compareRows(
  before: unknown,
  after: unknown,
): { changes: RowChange[]; moved: boolean } {
  const [then, now] = [toRows(before), toRows(after)];
  const ids = new Map(then.map((row, index) => [row.id, index] as const));
  const keyed = then.some(({ id }) => id !== undefined) && now.some(({ id }) => ids.has(id));
  const indexThen = (row: ChildRow, index: number): number | undefined =>
    keyed
      ? row.id === undefined
        ? undefined
        : ids.get(row.id)
      : index < then.length
        ? index
        : undefined;

  const unmoved: number[] = [];
  const changes: RowChange[] = [];
  now.forEach((row, index) => {
    const at = indexThen(row, index);
    const was = at === undefined ? undefined : then[at];
    if (at !== undefined && was) unmoved.push(at);
    if (!was) changes.push({ place: index + 1, before: null, after: row });
    else if (!isSameValue(withoutId(was), withoutId(row)))
      changes.push({ place: index + 1, before: was, after: row });
  });
  const removed = then.flatMap((row, index) =>
    unmoved.includes(index) ? [] : [{ place: index + 1, before: row, after: null }],
  );
  const moved = unmoved.some((at, index) => index > 0 && at < (unmoved[index - 1] ?? at));
  return { changes: [...changes, ...removed], moved };
}

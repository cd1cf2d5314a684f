import type { Matrix, SkuRow } from "../logic/matrix.ts";
import { valuesAlong } from "../logic/paths.ts";
import type { Place, Range } from "../logic/range.ts";
import type { RowErrors } from "./rowIssues.ts";

/** Begun by typing over, where arrows leave the box; to be changed, at its end; or by a thumb, marked as a whole. */
export type EditWay = "over" | "end" | "whole";
export interface Editing {
  place: Place;
  /** The text that the box opens with. */
  text: string;
  way: EditWay;
}
/** All that one row shows, so that a row is drawn again only when something of it is different. */
export interface RowView {
  row: SkuRow;
  index: number;
  /** The names of its values, and over how many rows each of them stands: none, where a row above says it already. */
  names: string;
  spans: string;
  errors: RowErrors | null;
  /** The column that has the focus; -1 in all rows but one. */
  active: number;
  /** The selected columns; none where `left` is greater. */
  left: number;
  right: number;
  editing: Editing | null;
}
/** Between names that may hold anything a merchant types. */
export const between = "\u0000";

/** What rows are called, and over how many rows each name stands; asked once for a matrix, not for each move in it. */
export interface RowNames {
  names: readonly string[];
  spans: readonly string[];
}
export function rowNames({ attributes, rows }: Matrix): RowNames {
  const names = rows.map((row) => valuesAlong(attributes, row.attrPath).map(({ name }) => name));
  return { names: names.map((own) => own.join(between)), spans: spansOf(names).map((own) => own.join()) };
}

interface Seen {
  rows: readonly SkuRow[];
  named: RowNames;
  errors: readonly (RowErrors | null)[];
  active: Place;
  range: Range;
  editing: Editing | null;
}
const same = (one: RowView, other: RowView): boolean =>
  one.row === other.row &&
  one.index === other.index &&
  one.names === other.names &&
  one.spans === other.spans &&
  one.active === other.active &&
  one.left === other.left &&
  one.right === other.right &&
  one.editing === other.editing &&
  sameErrors(one.errors, other.errors);
function sameErrors(one: RowErrors | null, other: RowErrors | null): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** The rows as they are shown now; a row that looks as before is the same object as before. */
export function rowViews(
  { rows, named, errors, active, range, editing }: Seen,
  before: readonly RowView[],
): readonly RowView[] {
  return rows.map((row, index) => {
    const selected = index >= range.top && index <= range.bottom;
    const view: RowView = {
      row,
      index,
      names: named.names[index] ?? "",
      spans: named.spans[index] ?? "",
      errors: errors[index] ?? null,
      active: active.row === index ? active.column : -1,
      left: selected ? range.left : 1,
      right: selected ? range.right : 0,
      editing: editing?.place.row === index ? editing : null,
    };
    const old = before[index];
    return old && same(old, view) ? old : view;
  });
}

/** Over how many rows a name stands that the next rows repeat, all names before it included. */
function spansOf(names: readonly (readonly string[])[]): number[][] {
  const spans: number[][] = names.map((own) => own.map(() => 1));
  for (let index = names.length - 1; index > 0; index -= 1) {
    const [own, above] = [names[index] ?? [], names[index - 1] ?? []];
    const [mine, theirs] = [spans[index] ?? [], spans[index - 1] ?? []];
    // The last name of a row is its own.
    for (let depth = 0; depth < own.length - 1 && own[depth] === above[depth]; depth += 1) {
      theirs[depth] = 1 + (mine[depth] ?? 0);
      mine[depth] = 0;
    }
  }
  return spans;
}

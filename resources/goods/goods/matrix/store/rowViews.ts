import type { Matrix, SkuRow } from "../logic/matrix.ts";
import { findValuesAlong } from "../logic/paths.ts";
import type { Place, Range } from "../logic/range.ts";
import type { RowErrors } from "./rowIssues.ts";

/**
 * How a cell was opened: by typing over it, where arrow keys leave the input; for editing, with the
 * caret at the end; or by touch, with all text selected.
 */
export type EditWay = "over" | "end" | "whole";
export interface Editing {
  place: Place;
  /** The initial text of the input. */
  text: string;
  way: EditWay;
}
/** Everything that a row shows, so that a row re-renders only when one of these changes. */
export interface RowView {
  row: SkuRow;
  index: number;
  /**
   * The names of the row's values, and the number of rows that each spans: zero if a row above
   * already shows the name.
   */
  names: string;
  spans: string;
  errors: RowErrors | null;
  /** The names of the changed columns, separated by commas. */
  changed: string;
  /** The column with the focus; -1 in all other rows. */
  active: number;
  /** The selected columns; none if `left` is greater than `right`. */
  left: number;
  right: number;
  editing: Editing | null;
}
/** Separates names, which may contain any character that a merchant can type. */
export const between = "\u0000";

/**
 * The names of the rows and their spans; computed once per matrix, not on every cursor movement.
 */
export interface RowNames {
  names: readonly string[];
  spans: readonly string[];
}
export function getRowNames({ attributes, rows }: Matrix): RowNames {
  const names = rows.map((row) =>
    findValuesAlong(attributes, row.attrPath).map(({ name }) => name),
  );
  return {
    names: names.map((own) => own.join(between)),
    spans: calculateSpans(names).map((own) => own.join()),
  };
}

interface Seen {
  rows: readonly SkuRow[];
  named: RowNames;
  errors: readonly (RowErrors | null)[];
  changed: readonly string[];
  active: Place;
  range: Range;
  editing: Editing | null;
}
const same = (one: RowView, other: RowView): boolean =>
  one.row === other.row &&
  one.index === other.index &&
  one.names === other.names &&
  one.spans === other.spans &&
  one.changed === other.changed &&
  one.active === other.active &&
  one.left === other.left &&
  one.right === other.right &&
  one.editing === other.editing &&
  sameErrors(one.errors, other.errors);
function sameErrors(one: RowErrors | null, other: RowErrors | null): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

/** Returns the current row views; a row whose view is unchanged retains its object identity. */
export function createRowViews(
  { rows, named, errors, changed, active, range, editing }: Seen,
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
      changed: changed[index] ?? "",
      active: active.row === index ? active.column : -1,
      left: selected ? range.left : 1,
      right: selected ? range.right : 0,
      editing: editing?.place.row === index ? editing : null,
    };
    const old = before[index];
    return old && same(old, view) ? old : view;
  });
}

/**
 * Calculates how many rows each name spans: the following rows with the same name and the same
 * names before it.
 */
function calculateSpans(names: readonly (readonly string[])[]): number[][] {
  const spans: number[][] = names.map((own) => own.map(() => 1));
  for (let index = names.length - 1; index > 0; index -= 1) {
    const [own, above] = [names[index] ?? [], names[index - 1] ?? []];
    const [mine, theirs] = [spans[index] ?? [], spans[index - 1] ?? []];
    // The last name of a row never spans.
    for (let depth = 0; depth < own.length - 1 && own[depth] === above[depth]; depth += 1) {
      theirs[depth] = 1 + (mine[depth] ?? 0);
      mine[depth] = 0;
    }
  }
  return spans;
}

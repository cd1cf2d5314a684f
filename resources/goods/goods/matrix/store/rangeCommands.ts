import { readBlock, writeBlock } from "../logic/blocks.ts";
import { parseTypedCell, readCell } from "../logic/cellText.ts";
import { createFiller, type Fill, type FillFilter, findMatchingPaths } from "../logic/fill.ts";
import { pasteRange, type Range } from "../logic/range.ts";
import type { MatrixStore } from "./matrixStore.ts";

const holds = ({ top, bottom, left, right }: Range, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Returns the selection as clipboard text, with plain numbers that every spreadsheet can parse. */
export function copyText(store: MatrixStore): string {
  const { top, bottom, left, right } = store.range();
  const columns = store.columns.slice(left, right + 1);
  const rows = store.matrix().rows.slice(top, bottom + 1);
  return writeBlock(
    rows.map((row) => columns.map(({ name, field }) => parseTypedCell(field, row[name]))),
  );
}
/** Pastes a block and selects its range; returns how many of its rows and columns did not fit. */
export function pasteText(store: MatrixStore, text: string): { rows: number; columns: number } {
  const block = readBlock(text);
  const width = Math.max(...block.map((row) => row.length));
  const range = pasteRange(store.range(), block.length, width);
  const at = new Map(store.columns.map(({ name }, column) => [name, column]));
  store.setCells((row, index, name) => {
    const column = at.get(name) ?? 0;
    const field = store.columns[column]?.field;
    if (!field || !holds(range, index, column)) return row[name];
    const cell = block[(index - range.top) % block.length]?.[(column - range.left) % width];
    return cell === undefined ? row[name] : readCell(field, cell);
  });
  const { rows, columns } = store.size();
  store.select({ row: range.top, column: range.left });
  store.select({ row: range.bottom, column: range.right }, true);
  return {
    rows: Math.max(0, range.bottom - rows + 1),
    columns: Math.max(0, range.right - columns + 1),
  };
}
export function clearCells(store: MatrixStore): void {
  setRange(store, () => null);
}
/**
 * Copies the first selected row to all selected rows; for a single row, copies the row above it.
 */
export function fillDown(store: MatrixStore): void {
  const { rows } = store.matrix();
  const { top, bottom } = store.range();
  const source = rows[top === bottom ? top - 1 : top];
  if (source) setRange(store, (name) => source[name] ?? null);
}
export function setRange(store: MatrixStore, newValue: (name: string) => unknown): void {
  const range = store.range();
  const at = new Map(store.columns.map(({ name }, column) => [name, column]));
  store.setCells((row, index, name) =>
    holds(range, index, at.get(name) ?? 0) ? newValue(name) : row[name],
  );
}

/**
 * Fills a column in all rows that match a filter; returns their number, or null if the text is
 * invalid.
 */
export function fillColumn(
  store: MatrixStore,
  name: string,
  fill: Fill,
  filter: FillFilter,
): number | null {
  const column = store.columns.find((one) => one.name === name);
  const apply = column && createFiller(column.field, fill);
  if (!apply) return null;
  const matching = new Set(findMatchingPaths(store.attributes(), store.paths(), filter));
  store.setCells((row, _, one) =>
    one === name && matching.has(row.attrPath) ? apply(row[one]) : row[one],
  );
  return matching.size;
}
/** Selects the next cell with an error after the active one. */
export function goToError(store: MatrixStore): void {
  const wrong = store.wrong();
  const { row, column } = store.active();
  const next =
    wrong.find((one) => one.row > row || (one.row === row && one.column > column)) ?? wrong[0];
  if (next) store.select(next);
}

import type { Place } from "./range.ts";

/** The number of rows and columns of cells. */
export interface Size {
  rows: number;
  columns: number;
}
const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Returns the cell that a navigation key moves to; null for other keys. Ctrl moves to the edge. */
export function placeAfterKey(
  from: Place,
  key: string,
  far: boolean,
  { rows, columns }: Size,
): Place | null {
  const { row, column } = from;
  const page = 10;
  switch (key) {
    case "ArrowUp":
      return { row: far ? 0 : within(row - 1, rows), column };
    case "ArrowDown":
      return { row: far ? rows - 1 : within(row + 1, rows), column };
    case "ArrowLeft":
      return { row, column: far ? 0 : within(column - 1, columns) };
    case "ArrowRight":
      return { row, column: far ? columns - 1 : within(column + 1, columns) };
    case "Home":
      return { row: far ? 0 : row, column: 0 };
    case "End":
      return { row: far ? rows - 1 : row, column: columns - 1 };
    case "PageUp":
      return { row: within(row - page, rows), column };
    case "PageDown":
      return { row: within(row + page, rows), column };
    default:
      return null;
  }
}
/**
 * Returns the next or previous cell in reading order; null at the ends, where Tab leaves the grid.
 */
export function placeAfterTab(
  { row, column }: Place,
  back: boolean,
  { rows, columns }: Size,
): Place | null {
  const place = row * columns + column + (back ? -1 : 1);
  return place < 0 || place >= rows * columns
    ? null
    : { row: Math.floor(place / columns), column: place % columns };
}

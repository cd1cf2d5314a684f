/** A cell by the places of its row and its column. */
export interface Place {
  row: number;
  column: number;
}
/** A block of cells, both ends included. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
export const rangeOf = (one: Place, other: Place): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});
export const isOneCell = ({ top, bottom, left, right }: Range): boolean => top === bottom && left === right;

/** How a pasted block lies: over the whole selection, again and again, where it fits into it; else from its first cell on. */
export function pasteRange(selected: Range, height: number, width: number): Range {
  const [rows, columns] = [selected.bottom - selected.top + 1, selected.right - selected.left + 1];
  const tiles = rows % height === 0 && columns % width === 0;
  return tiles ? selected : { ...selected, bottom: selected.top + height - 1, right: selected.left + width - 1 };
}

/** A cell by the indexes of its row and its column. */
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
export const toRange = (one: Place, other: Place): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});
export const isOneCell = ({ top, bottom, left, right }: Range): boolean =>
  top === bottom && left === right;

/**
 * Returns the target of a pasted block: the whole selection, repeating the block, if its size is a
 * multiple of the block's; otherwise a range of the block's size from the first selected cell on.
 */
export function pasteRange(selected: Range, height: number, width: number): Range {
  const [rows, columns] = [selected.bottom - selected.top + 1, selected.right - selected.left + 1];
  const tiles = rows % height === 0 && columns % width === 0;
  return tiles
    ? selected
    : { ...selected, bottom: selected.top + height - 1, right: selected.left + width - 1 };
}

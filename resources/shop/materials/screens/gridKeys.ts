/**
 * Returns the index that an arrow key, Home or End moves to in a grid; null where it does not move.
 */
export function findNextIndex(
  key: string,
  at: number,
  count: number,
  columns: number,
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  // Arrow down above an incomplete last row moves to the last item.
  if (key === "ArrowDown" && next !== undefined && next >= count)
    return Math.floor(at / columns) < Math.floor((count - 1) / columns) ? count - 1 : null;
  return next === undefined || next < 0 || next >= count ? null : next;
}
/** Number of columns that the grid's width results in. */
export const countColumns = (grid: HTMLElement): number =>
  Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(" ").length);

/** Where the arrows lead in a grid that is read by rows; nothing where they lead nowhere. */
export function stepTo(key: string, at: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  // Below the last full row the end is nearer than nothing.
  if (key === "ArrowDown" && next !== undefined && next >= count)
    return Math.floor(at / columns) < Math.floor((count - 1) / columns) ? count - 1 : null;
  return next === undefined || next < 0 || next >= count ? null : next;
}
/** How many columns a grid has been given by its width. */
export const columnsOf = (grid: HTMLElement): number =>
  Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(" ").length);

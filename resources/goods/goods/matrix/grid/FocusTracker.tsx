import { type RefObject, useLayoutEffect } from "react";
import { useMatrixValue } from "../MatrixContext.ts";

interface Props {
  root: RefObject<HTMLElement | null>;
  /** Whether the grid has the focus, or had it in a cell that has just been removed. */
  within: RefObject<boolean>;
}
/** Moves the DOM focus to the store's active cell, or to its input. */
export function FocusTracker({ root, within }: Props) {
  const active = useMatrixValue((one) => one.active());
  const editing = useMatrixValue((one) => one.editing());
  const paths = useMatrixValue((one) => one.paths());
  useLayoutEffect(() => {
    // Other rows mean other cell elements, even if the active position is unchanged.
    void paths;
    if (!within.current) return;
    const cell = root.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"] > [data-column="${active.column}"]`,
    );
    const box = cell?.querySelector<HTMLInputElement>("input");
    (box ?? cell)?.focus({ preventScroll: true });
    if (editing && box)
      box.setSelectionRange(editing.way === "whole" ? 0 : box.value.length, box.value.length);
    cell?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    if (cell) scrollClearOfBars(cell);
  }, [active, editing, paths, root, within]);
  return null;
}

/** Pixels at the top and bottom of the window that the app bar and the form's footer may cover. */
const bars = { top: 110, bottom: 90 };
/**
 * Pixels that the window scrolls on: the next rows are seen before they are reached, and three of
 * four steps scroll nothing, which costs a frame of the whole page.
 */
const ahead = 136;
function scrollClearOfBars(cell: HTMLElement): void {
  const { top, bottom } = cell.getBoundingClientRect();
  const below = bottom - (window.innerHeight - bars.bottom);
  const above = bars.top - top;
  if (below > 0) window.scrollBy({ top: below + ahead });
  else if (above > 0 && top > 0) window.scrollBy({ top: -above - ahead });
}

import { type RefObject, useEffect } from "react";

/**
 * Keeps the attribute `data-cut` of a row that scrolls sideways: the sides (`start`, `end`) on
 * which it goes on, where a style can fade it out. A mouse's wheel scrolls the row too.
 *
 * @param count Number of its children, on which the sides depend.
 */
export function useCutSides(list: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other children have another width
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const mark = () => {
      const end = row.scrollWidth - row.clientWidth - row.scrollLeft;
      row.dataset.cut = [row.scrollLeft > 1 && "start", end > 1 && "end"].filter(Boolean).join(" ");
    };
    const roll = ({ deltaX, deltaY, ctrlKey }: WheelEvent) => {
      if (!ctrlKey && Math.abs(deltaY) > Math.abs(deltaX)) row.scrollLeft += deltaY;
    };
    mark();
    row.addEventListener("scroll", mark, { passive: true });
    row.addEventListener("wheel", roll, { passive: true });
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(mark);
    observer?.observe(row);
    for (const child of row.children) observer?.observe(child);
    return () => {
      row.removeEventListener("scroll", mark);
      row.removeEventListener("wheel", roll);
      observer?.disconnect();
    };
  }, [list, count]);
}

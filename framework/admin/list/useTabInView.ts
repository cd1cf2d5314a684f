import { type RefObject, useEffect, useRef } from "react";

/** Time within which MUI has scrolled to a tab and shown its scroll buttons, in milliseconds. */
const settleMs = 500;

/**
 * Scrolls the row of a bar of tabs until the selected tab is fully visible. MUI scrolls before the
 * scroll buttons appear, which then cover part of the tab.
 *
 * @param changes Value that changes with the widths of the tabs; undefined until they are known.
 */
export function useTabInView(selected: string, changes: unknown): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes === undefined || selected === "all") return;
    const timer = setTimeout(() => {
      const tab = bar.current?.querySelector('[role="tab"][aria-selected="true"]');
      const row = tab?.closest(".MuiTabs-scroller");
      if (!tab || !row) return;
      const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollLeft +=
        Math.max(0, inner.right - outer.right) - Math.max(0, outer.left - inner.left);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [selected, changes]);
  return bar;
}

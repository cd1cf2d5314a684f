import type { Rule } from "./screen.ts";

/**
 * Twelve rows of a list are in view at 1360×850. A page about money explains its figures above the
 * rows, and scrolls.
 */
export const rowsInView: Rule = {
  check: 8,
  measure({ find, isPhone, notice }) {
    const rows = find("main [data-scroller] tr.row");
    if (isPhone || rows.length < 12 || find("main [data-tall]").length > 0) return [];
    const getBottom = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().bottom;
    const scroller = rows[0]?.closest("[data-scroller]");
    const bottom = Math.min(innerHeight, getBottom(scroller) ?? innerHeight);
    const inView = rows.filter((row) => (getBottom(row) ?? 0) <= bottom + notice + 1).length;
    return inView < 12 ? [`shows ${inView} of its rows`] : [];
  },
};

import { type RefObject, useLayoutEffect, useState } from "react";

/** The space between two buttons, in pixels. */
export const buttonGap = 8;
/** The width of the menu's button until it is shown, in pixels: that of a finger. */
const initialMenuWidth = 44;

/**
 * Returns how many widths fit into a space beside each other, from the first one. Where some do not
 * fit, or `hasMenu`, the button of a menu is after them.
 */
export function countFitting(
  widths: readonly number[],
  space: number,
  hasMenu: boolean,
  menuWidth: number,
): number {
  const total = (count: number) =>
    widths.slice(0, count).reduce((sum, width) => sum + width + buttonGap, 0);
  const needsMenu = hasMenu || total(widths.length) - buttonGap > space;
  for (let count = widths.length; count > 0; count--)
    if (total(count) + (needsMenu ? menuWidth : -buttonGap) <= space) return count;
  return 0;
}

/**
 * Returns how many of a row's buttons fit into it, from the first one; those that do not fit must
 * remain in the row invisibly, so that they can be measured. The buttons are marked with
 * `data-fitted`, in their order.
 *
 * @param names Changes whenever the buttons do.
 */
export function useFittingCount(
  row: RefObject<HTMLElement | null>,
  names: string,
  hasMenu: boolean,
): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons are measured anew
  useLayoutEffect(() => {
    const watched = row.current;
    if (!watched) return;
    const measure = () => {
      const buttons = [...watched.querySelectorAll<HTMLElement>("[data-fitted]")];
      const widths = buttons.map((button) => button.offsetWidth);
      // Without a layout nothing is known.
      if (widths.every((width) => width === 0)) return;
      const menu = watched.querySelector<HTMLElement>("[aria-haspopup=menu]");
      const menuWidth = menu?.offsetWidth ?? initialMenuWidth;
      setCount(countFitting(widths, watched.clientWidth, hasMenu, menuWidth));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [row, names, hasMenu]);
  return count;
}

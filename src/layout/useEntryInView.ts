import { type RefObject, useEffect } from "react";

/**
 * Keeps the selected entry of a menu in view while the menu changes its size: a section expands, or
 * a banner takes some of its height.
 */
export function useEntryInView(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    const list = element?.firstElementChild;
    // jsdom has no layout.
    if (!element || !list || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() =>
      element.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" }),
    );
    observer.observe(element);
    observer.observe(list);
    return () => observer.disconnect();
  }, [scroller]);
}

import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns whether the box overflows horizontally. */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}

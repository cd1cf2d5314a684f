import { useLayoutEffect, useState } from "react";

/** Initial width of the next table, usually the same as the last one's; avoids a second layout. */
let lastWidth = 0;

/** Returns the width inside of an element, which follows its size. */
export function useInnerWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(lastWidth);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => {
      lastWidth = watched.clientWidth;
      setWidth(lastWidth);
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Scroll } from "./tabs.ts";

/** The scroll container of a list's table, if it has one. */
const findTable = (main: HTMLElement | null) =>
  main?.querySelector<HTMLElement>("[data-scroller]") ?? null;
/** Maximum milliseconds to wait for rows that are still loading. */
const timeoutMs = 3000;
const movedByHand = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

const isThere = (wished: number, actual: number | undefined) =>
  wished === 0 || Math.abs((actual ?? 0) - wished) < 2;

/** Restores a page's scroll position, unless the user scrolls first. */
function restore(wished: Scroll, main: () => HTMLElement | null, onEnd: () => void): () => void {
  const until = performance.now() + timeoutMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of movedByHand) window.removeEventListener(event, stop);
    onEnd();
  };
  const step = () => {
    const table = findTable(main());
    if (wished.page > 0) window.scrollTo(0, wished.page);
    if (table && wished.table > 0) table.scrollTop = wished.table;
    const arrived = isThere(wished.page, window.scrollY) && isThere(wished.table, table?.scrollTop);
    if (arrived || performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const event of movedByHand) window.addEventListener(event, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

interface Options {
  main: RefObject<HTMLElement | null>;
  path: string;
  /** The last scroll position of the page at the path. */
  left: Scroll | undefined;
  onScroll: (path: string, scroll: Scroll) => void;
}
/** Records the scroll position of each page, and restores it when the page is opened again. */
export function useTabScroll({ main, path, left, onScroll }: Options): void {
  const restoring = useRef(false);
  const current = useRef({ left, onScroll });
  current.current = { left, onScroll };
  useLayoutEffect(() => {
    const note = () => {
      if (restoring.current) return;
      current.current.onScroll(path, {
        page: window.scrollY,
        table: findTable(main.current)?.scrollTop ?? 0,
      });
    };
    // A table's scroll event does not bubble; it is received in the capture phase.
    document.addEventListener("scroll", note, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", note, { capture: true });
  }, [path, main]);
  useEffect(() => {
    const { left: wished } = current.current;
    if (!path || !wished || (wished.page === 0 && wished.table === 0)) return;
    restoring.current = true;
    return restore(
      wished,
      () => main.current,
      () => {
        restoring.current = false;
      },
    );
  }, [path, main]);
}

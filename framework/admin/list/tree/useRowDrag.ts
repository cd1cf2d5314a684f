import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Zone } from "./tree.ts";

export interface Drop {
  readonly onto: number;
  readonly zone: Zone;
}
interface Options {
  /** Without an order among siblings, a row can only be dropped into another one. */
  ordered: boolean;
  allows: (moved: number, drop: Drop) => boolean;
  onDrop: (moved: number, drop: Drop) => void;
}

/** Drags a row by its handle and returns where it would be dropped. Escape cancels. */
export function useRowDrag({ ordered, allows, onDrop }: Options) {
  const [moved, setMoved] = useState<number | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const scroller = useRef<Element | null>(null);

  useEffect(() => {
    if (moved === null) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === "Escape") setMoved(null);
    };
    window.addEventListener("keydown", giveUp);
    return () => window.removeEventListener("keydown", giveUp);
  }, [moved]);

  const over = (event: PointerEvent, dragged: number): Drop | null => {
    const row = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>("tr[data-id]");
    if (!row) return null;
    const { top, height } = row.getBoundingClientRect();
    const at = (event.clientY - top) / height;
    const zone = !ordered ? "inside" : at < 0.3 ? "before" : at > 0.7 ? "after" : "inside";
    const found: Drop = { onto: Number(row.dataset.id), zone };
    return allows(dragged, found) ? found : null;
  };
  const stop = () => {
    setMoved(null);
    setDrop(null);
  };
  return {
    moved,
    drop: moved === null ? null : drop,
    /** Handlers for the table body; a drag starts at a row's handle. */
    pointer: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const grip = event.target instanceof Element ? event.target.closest("button.grip") : null;
        const row = grip?.closest<HTMLElement>("tr[data-id]");
        if (!grip || !row) return;
        event.preventDefault();
        grip.setPointerCapture(event.pointerId);
        scroller.current = grip.closest("section");
        setMoved(Number(row.dataset.id));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (moved === null) return;
        setDrop(over(event, moved));
        const box = scroller.current?.getBoundingClientRect();
        if (box && event.clientY < box.top + 40) scroller.current?.scrollBy(0, -12);
        if (box && event.clientY > box.bottom - 40) scroller.current?.scrollBy(0, 12);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const found = moved === null ? null : over(event, moved);
        if (moved !== null && found) onDrop(moved, found);
        stop();
      },
      onPointerCancel: stop,
    },
  };
}

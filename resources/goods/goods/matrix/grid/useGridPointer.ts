import { type PointerEvent, useEffect, useRef } from "react";
import type { Place } from "../logic/range.ts";
import type { MatrixStore } from "../store/matrixStore.ts";
import type { EditWay } from "../store/rowViews.ts";

/** Returns the cell that contains an event target. */
export function findPlace(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>("[data-column]");
  const row = cell?.closest<HTMLElement>("[data-row]");
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : null;
}

/** Mouse: selects and drags a range. Touch: scrolls, and opens a tapped cell. */
export function useGridPointer(store: MatrixStore, open: (place: Place, way: EditWay) => void) {
  const dragging = useRef(false);
  useEffect(() => {
    const end = () => {
      dragging.current = false;
    };
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    return () => {
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  }, []);
  const touched = useRef(false);
  return {
    onPointerDown(event: PointerEvent): void {
      const place = findPlace(event.target);
      touched.current = event.pointerType === "touch";
      if (
        !place ||
        touched.current ||
        event.button !== 0 ||
        event.target instanceof HTMLInputElement
      )
        return;
      // Prevents the drag from selecting text and from moving the focus that the store controls.
      event.preventDefault();
      dragging.current = true;
      store.select(place, event.shiftKey);
    },
    onPointerOver(event: PointerEvent): void {
      const place = dragging.current ? findPlace(event.target) : null;
      if (place) store.select(place, true);
    },
    onMouseDown(event: { target: EventTarget; preventDefault: () => void }): void {
      if (findPlace(event.target) && !(event.target instanceof HTMLInputElement))
        event.preventDefault();
    },
    onClick(event: { target: EventTarget }): void {
      const place = findPlace(event.target);
      if (place && touched.current && !(event.target instanceof HTMLInputElement))
        open(place, "whole");
    },
    onDoubleClick(event: { target: EventTarget }): void {
      const place = findPlace(event.target);
      if (place && !(event.target instanceof HTMLInputElement)) open(place, "end");
    },
  };
}

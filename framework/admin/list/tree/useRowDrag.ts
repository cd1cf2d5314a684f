import {
  type CollisionDetection,
  type DndContextProps,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type RefObject, useMemo, useState } from "react";
import { useEvent } from "react-admin";
import { contains, type Drop, listDropZones, parseDropId } from "./dropZones.ts";
import { useTreeAnnouncements } from "./useTreeAnnouncements.ts";

interface Options {
  /** The scrolling box of the rows; a row is not dropped outside it. */
  scroller: RefObject<HTMLElement | null>;
  ordered: boolean;
  allows: (moved: number, drop: Drop) => boolean;
  onDrop: (moved: number, drop: Drop) => void;
  getName: (id: number) => string;
}
const mouse = { activationConstraint: { distance: 4 } };
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Drags a row by its handle: with the mouse, by a long press, or with the arrow keys. Returns the
 * dragged row, where it would be dropped, and the properties of the drag context.
 */
export function useRowDrag({ scroller, ordered, allows, onDrop, getName }: Options) {
  const [moved, setMoved] = useState<number | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);

  const collisionDetection: CollisionDetection = (args) => {
    const { active, pointerCoordinates, collisionRect } = args;
    const box = scroller.current?.getBoundingClientRect();
    // Rows above and below the box are scrolled out of sight.
    if (pointerCoordinates && box && !contains(box, pointerCoordinates)) return [];
    const point = pointerCoordinates ?? {
      x: collisionRect.left + collisionRect.width / 2,
      y: collisionRect.top + collisionRect.height / 2,
    };
    return listDropZones(args, ordered)
      .filter(
        ({ rect, drop: target }) => contains(rect, point) && allows(Number(active.id), target),
      )
      .map(({ container }) => ({ id: container.id, data: { droppableContainer: container } }));
  };

  const coordinateGetter: KeyboardCoordinateGetter = useEvent((event, { context }) => {
    const step = steps[event.code];
    const { active, collisionRect, droppableContainers, droppableRects } = context;
    if (!step || !active || !collisionRect) return undefined;
    event.preventDefault();
    const targets = { droppableContainers: droppableContainers.getEnabled(), droppableRects };
    const centre = collisionRect.top + collisionRect.height / 2;
    const places = listDropZones(targets, ordered)
      .filter(({ drop: target }) => allows(Number(active.id), target))
      .map(({ rect }) => (rect.top + rect.bottom) / 2);
    // Positions are fractions of pixels, so the current one differs from itself by less than one.
    const next =
      step > 0 ? places.find((y) => y > centre + 1) : places.findLast((y) => y < centre - 1);
    if (next === undefined) return undefined;
    return { x: collisionRect.left, y: next - collisionRect.height / 2 };
  });
  const keyboard = useMemo(() => ({ coordinateGetter }), [coordinateGetter]);
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const stop = () => {
    setMoved(null);
    setDrop(null);
  };
  const context: DndContextProps = {
    sensors,
    collisionDetection,
    accessibility: useTreeAnnouncements(getName),
    onDragStart: ({ active }) => setMoved(Number(active.id)),
    onDragOver: ({ over }) => setDrop(parseDropId(over?.id)),
    onDragCancel: stop,
    onDragEnd: ({ active, over }) => {
      const found = parseDropId(over?.id);
      if (found) onDrop(Number(active.id), found);
      stop();
    },
  };
  return { moved, drop, context };
}

import type { KeyboardCoordinateGetter } from "@dnd-kit/core";

/** Moves a dragged card by the arrow keys: from column to column that accepts it. */
export const moveToColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = event.code === "ArrowRight" ? 1 : event.code === "ArrowLeft" ? -1 : 0;
  const { collisionRect, droppableContainers, droppableRects } = context;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const rects = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .sort((one, other) => one.left - other.left);
  const centre = collisionRect.left + collisionRect.width / 2;
  const at = rects.findIndex(({ left, right }) => centre >= left && centre <= right);
  const next =
    at >= 0
      ? rects[at + step]
      : step > 0
        ? rects.find(({ left }) => left > centre)
        : rects.findLast(({ right }) => right < centre);
  if (!next) return undefined;
  return {
    x: next.left + (next.width - collisionRect.width) / 2,
    y: Math.max(currentCoordinates.y, next.top),
  };
};

import type { CollisionDetection, KeyboardCoordinateGetter, UniqueIdentifier } from "@dnd-kit/core";
import type { LibraryQuery } from "./listQuery.ts";

const prefix = "folder ";

/** The droppable id of a folder row, for example `folder 12` or `folder none`. */
export const toFolderDropId = (folder: LibraryQuery["folder"]): string =>
  `${prefix}${folder ?? "all"}`;

/** Reads a droppable id: a folder, null for files in no folder, or undefined for anything else. */
export function parseFolderDropId(id: UniqueIdentifier | undefined): number | null | undefined {
  if (typeof id !== "string" || !id.startsWith(prefix)) return undefined;
  const folder = id.slice(prefix.length);
  return folder === "none" ? null : Number(folder);
}

/** Finds the folder row below the pointer or, with the keyboard, below the tile's centre. */
export const findFolderRow: CollisionDetection = ({
  pointerCoordinates,
  collisionRect,
  droppableContainers,
  droppableRects,
}) => {
  const { x, y } = pointerCoordinates ?? {
    x: collisionRect.left + collisionRect.width / 2,
    y: collisionRect.top + collisionRect.height / 2,
  };
  return droppableContainers
    .filter(({ id }) => {
      const rect = droppableRects.get(id);
      return rect && x >= rect.left && x <= rect.right && y >= rect.top && y < rect.bottom;
    })
    .map((container) => ({ id: container.id, data: { droppableContainer: container } }));
};

/** Moves a dragged tile by the arrow keys from folder to folder; the first key enters the list. */
export const moveToFolder: KeyboardCoordinateGetter = (event, { context }) => {
  const step = event.code === "ArrowDown" ? 1 : event.code === "ArrowUp" ? -1 : 0;
  const { collisionRect, droppableContainers, droppableRects, over } = context;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const rows = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((one, other) => one.rect.top - other.rect.top);
  const at = rows.findIndex(({ id }) => id === over?.id);
  const next = at >= 0 ? rows[at + step] : rows.at(step > 0 ? 0 : -1);
  if (!next) return undefined;
  return {
    x: next.rect.left + (next.rect.width - collisionRect.width) / 2,
    y: next.rect.top + (next.rect.height - collisionRect.height) / 2,
  };
};

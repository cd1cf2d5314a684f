import {
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useState } from "react";
import { useEvent } from "react-admin";
import { useDragAnnouncements } from "../../../../framework/admin/input/useDragAnnouncements.ts";
import { findFolderRow, moveToFolder, parseFolderDropId } from "./folderDrop.ts";
import type { Material, PlacedFolder } from "./material.ts";
import { useMessages } from "./useMessages.ts";
import type { Selection } from "./useSelection.ts";

interface Options {
  list: readonly Material[];
  folders: readonly PlacedFolder[];
  selection: Selection;
  /** Called when the selection is dropped on a folder, or null for no folder. */
  onDrop: (folder: number | null) => void;
}
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };
const keyboard = {
  coordinateGetter: moveToFolder,
  // The space bar selects a tile and Enter opens it, so a letter starts the drag.
  keyboardCodes: { start: ["KeyM"], cancel: ["Escape"], end: ["Space", "Enter"] },
};

/**
 * Drags tiles to folders: with the mouse, by a long press, or with the keyboard. Dragging a tile
 * selects it, and the whole selection is dropped. Returns the dragged tile's file, and the
 * properties of the drag context.
 */
export function useTileDrag({ list, folders, selection, onDrop }: Options) {
  const t = useMessages();
  const [dragged, setDragged] = useState<Material | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const getName = useEvent((id: UniqueIdentifier) => {
    const folder = parseFolderDropId(id);
    if (folder === null) return t("noFolder");
    if (folder !== undefined) return folders.find((one) => one.id === folder)?.name ?? "";
    return list.find((one) => one.id === id)?.name ?? "";
  });
  const announcements = useDragAnnouncements(getName);
  const context: DndContextProps = {
    sensors,
    collisionDetection: findFolderRow,
    accessibility: {
      ...announcements,
      screenReaderInstructions: { draggable: t("dragHow") },
    },
    onDragStart: ({ active }) => {
      const material = list.find(({ id }) => id === active.id);
      if (!material) return;
      setDragged(material);
      if (!selection.has(material.id)) selection.set([material]);
    },
    onDragCancel: () => setDragged(null),
    onDragEnd: ({ over }) => {
      setDragged(null);
      const folder = parseFolderDropId(over?.id);
      if (folder !== undefined) onDrop(folder);
    },
  };
  return { dragged, context };
}

import type { DndContextProps, UniqueIdentifier } from "@dnd-kit/core";
import { useMemo } from "react";
import { useTranslate } from "react-admin";

/**
 * Returns the translated screen reader announcements for dragging; `getName` names the dragged item
 * and the one below it.
 */
export function useDragAnnouncements(
  getName: (id: UniqueIdentifier) => string,
): NonNullable<DndContextProps["accessibility"]> {
  const translate = useTranslate();
  return useMemo(() => {
    const t = (key: string, id: UniqueIdentifier, over?: UniqueIdentifier) =>
      translate(`framework.form.drag.${key}`, {
        name: getName(id),
        ...(over !== undefined && { place: getName(over) }),
      });
    return {
      screenReaderInstructions: { draggable: translate("framework.form.drag.how") },
      announcements: {
        onDragStart: ({ active }) => t("start", active.id),
        onDragOver: ({ active, over }) =>
          over ? t("over", active.id, over.id) : t("nowhere", active.id),
        onDragEnd: ({ active, over }) =>
          over ? t("end", active.id, over.id) : t("cancel", active.id),
        onDragCancel: ({ active }) => t("cancel", active.id),
      },
    };
  }, [translate, getName]);
}

import type { DndContextProps, UniqueIdentifier } from "@dnd-kit/core";
import { useMemo } from "react";
import { useTranslate } from "react-admin";

/** What a screen reader is told of dragging, in the reader's language; `nameOf` names what is dragged and what lies below it. */
export function useDragSpeech(nameOf: (id: UniqueIdentifier) => string): NonNullable<DndContextProps["accessibility"]> {
  const translate = useTranslate();
  return useMemo(() => {
    const say = (key: string, id: UniqueIdentifier, over?: UniqueIdentifier) =>
      translate(`markethall.form.drag.${key}`, {
        name: nameOf(id),
        ...(over !== undefined && { place: nameOf(over) }),
      });
    return {
      screenReaderInstructions: { draggable: translate("markethall.form.drag.how") },
      announcements: {
        onDragStart: ({ active }) => say("start", active.id),
        onDragOver: ({ active, over }) => (over ? say("over", active.id, over.id) : say("nowhere", active.id)),
        onDragEnd: ({ active, over }) => (over ? say("end", active.id, over.id) : say("cancel", active.id)),
        onDragCancel: ({ active }) => say("cancel", active.id),
      },
    };
  }, [translate, nameOf]);
}

import type { Active, DndContextProps, Over } from "@dnd-kit/core";
import { useMemo } from "react";
import { useEvent, useTranslate } from "react-admin";
import { useDragAnnouncements } from "../../input/useDragAnnouncements.ts";
import { parseDropId } from "./dropZones.ts";

/** Returns the translated announcements for dragging a row before, into or after another row. */
export function useTreeAnnouncements(
  getName: (id: number) => string,
): NonNullable<DndContextProps["accessibility"]> {
  const translate = useTranslate();
  const getRowName = useEvent(getName);
  const common = useDragAnnouncements(useEvent((id) => getName(Number(id))));
  return useMemo(() => {
    const announcePlace = (key: "over" | "dropped", active: Active, over: Over | null) => {
      const drop = parseDropId(over?.id);
      return drop
        ? translate(`framework.list.tree.${key}.${drop.zone}`, {
            name: getRowName(Number(active.id)),
            place: getRowName(drop.onto),
          })
        : undefined;
    };
    const { announcements } = common;
    return {
      ...common,
      ...(announcements && {
        announcements: {
          ...announcements,
          onDragOver: (event) =>
            announcePlace("over", event.active, event.over) ?? announcements.onDragOver(event),
          onDragEnd: (event) =>
            announcePlace("dropped", event.active, event.over) ?? announcements.onDragEnd(event),
        },
      }),
    };
  }, [translate, getRowName, common]);
}

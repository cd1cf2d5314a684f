import { useDroppable } from "@dnd-kit/core";
import { type RefObject, useEffect } from "react";
import { type Drop, toDropId } from "./dropZones.ts";

interface Props extends Drop {
  row: RefObject<HTMLElement | null>;
}
/**
 * Registers a zone of a row as a place to drop on. It is a component of its own, because it renders
 * whenever a drag moves, and the row does not.
 */
export function RowDropZone({ onto, zone, row }: Props) {
  const { setNodeRef } = useDroppable({ id: toDropId({ onto, zone }) });
  useEffect(() => {
    setNodeRef(row.current);
    return () => setNodeRef(null);
  }, [setNodeRef, row]);
  return null;
}

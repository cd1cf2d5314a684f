import { useDraggable } from "@dnd-kit/core";
import { DragIcon } from "../../icons/DragIcon.ts";

interface Props {
  id: number;
  label: string;
  tabIndex: number;
}
/** The handle that drags a row. */
export function RowGrip({ id, label, tabIndex }: Props) {
  const { attributes, listeners, setNodeRef } = useDraggable({ id, attributes: { tabIndex } });
  return (
    <button
      type="button"
      ref={setNodeRef}
      className="tool grip"
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <DragIcon />
    </button>
  );
}

import { useDraggable } from "@dnd-kit/core";
import DragIndicator from "@mui/icons-material/DragIndicator";

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
      <DragIndicator />
    </button>
  );
}

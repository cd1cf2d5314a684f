import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { Pin } from "lucide";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { DragIcon } from "../../icons/DragIcon.ts";
import type { PanelProps } from "../PanelButton.tsx";
import { ToolPanel } from "../ToolPanel.tsx";
import type { Column } from "./columns.ts";
import { densities, useColumns, useDensity } from "./useColumns.ts";
import { useFieldLabel } from "./useFieldLabel.ts";

const PinIcon = createIcon(Pin, "currentColor");
const PinOutlineIcon = createIcon(Pin);

/** Selects, arranges and pins the columns, and sets the row density. */
export function ColumnPanel({ resource, anchor, onClose }: PanelProps) {
  const translate = useTranslate();
  const { columns, preference, setPreference, initial } = useColumns(resource);
  const [density, setDensity] = useDensity(resource);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const names = columns.map((column) => column.name);
  const flip = (list: readonly string[], name: string) =>
    list.includes(name) ? list.filter((one) => one !== name) : [...list, name];
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [names.indexOf(String(active.id)), names.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0) setPreference({ ...preference, order: arrayMove(names, from, to) });
  };
  const label = translate("framework.list.columns");
  const shown = names.filter((name) => !preference.hidden.includes(name)).length;
  return (
    <ToolPanel label={label} anchor={anchor} onClose={onClose} width={300}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={density}
        aria-label={translate("framework.list.density")}
        onChange={(_, next: (typeof densities)[number] | null) => next && setDensity(next)}
      >
        {densities.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: "none", py: 0.25 }}>
            {translate(`framework.list.densities.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={names} strategy={verticalListSortingStrategy}>
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: "none", maxHeight: 360, overflow: "auto" }}
          >
            {columns.map((column) => (
              <ColumnItem
                key={column.name}
                resource={resource}
                column={column}
                shown={!preference.hidden.includes(column.name)}
                last={shown === 1}
                onShow={() =>
                  setPreference({ ...preference, hidden: flip(preference.hidden, column.name) })
                }
                onPin={() =>
                  setPreference({ ...preference, pinned: flip(preference.pinned, column.name) })
                }
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Button size="small" onClick={() => setPreference(initial)}>
        {translate("framework.list.resetColumns")}
      </Button>
    </ToolPanel>
  );
}

interface ItemProps {
  resource: Resource;
  column: Column;
  shown: boolean;
  /** The last visible column, which cannot be hidden. */
  last: boolean;
  onShow: () => void;
  onPin: () => void;
}
function ColumnItem({ resource, column, shown, last, onShow, onPin }: ItemProps) {
  const translate = useTranslate();
  const label = useFieldLabel(resource)(column.name);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({
      id: column.name,
    });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
      sx={{ display: "flex", alignItems: "center", bgcolor: "background.paper" }}
    >
      <IconButton
        size="small"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={translate("framework.list.moveColumn", { name: label })}
        sx={{ cursor: "grab", touchAction: "none" }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <FormControlLabel
        sx={{ flex: 1, minWidth: 0, mr: 0 }}
        control={
          <Checkbox size="small" checked={shown} disabled={shown && last} onChange={onShow} />
        }
        label={label}
      />
      <IconButton
        size="small"
        onClick={onPin}
        aria-pressed={column.pinned}
        aria-label={translate("framework.list.pinColumn", { name: label })}
      >
        {column.pinned ? <PinIcon fontSize="small" /> : <PinOutlineIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}

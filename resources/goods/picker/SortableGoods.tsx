import {
  closestCenter,
  DndContext,
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
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatMoney } from "../../../framework/admin/display/format.ts";
import { CloseIcon } from "../../../framework/admin/icons/CloseIcon.ts";
import { DragIcon } from "../../../framework/admin/icons/DragIcon.ts";
import { useDragAnnouncements } from "../../../framework/admin/input/useDragAnnouncements.ts";
import { GoodsPicture } from "./GoodsPicture.tsx";
import { OffSale } from "./OffSale.tsx";
import type { PickedGoods } from "./picked.ts";
import { useTitle } from "./useTitle.ts";

interface Props {
  goods: readonly PickedGoods[];
  isOff: (id: number) => boolean;
  label: string;
  onChange: (goods: readonly PickedGoods[]) => void;
}

/** The products in display order; sorted by drag or keyboard. */
export function SortableGoods({ goods, isOff, label, onChange }: Props) {
  const { formatTitle } = useTitle();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const findPosition = (id: unknown) => goods.findIndex((one) => one.id === id);
  const format = useDragAnnouncements((id) => formatTitle(goods[findPosition(id)]?.title ?? ""));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={format}
      onDragEnd={({ active, over }) => {
        const [from, to] = [findPosition(active.id), findPosition(over?.id)];
        if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove([...goods], from, to));
      }}
    >
      <SortableContext items={goods.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Box component="ul" aria-label={label} sx={{ p: 0, m: 0, mb: 1, listStyle: "none" }}>
          {goods.map((one) => (
            <SortableOne
              key={one.id}
              goods={one}
              off={isOff(one.id)}
              movable={goods.length > 1}
              onRemove={() => onChange(goods.filter(({ id }) => id !== one.id))}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

interface OneProps {
  goods: PickedGoods;
  off: boolean;
  movable: boolean;
  onRemove: () => void;
}
function SortableOne({ goods, off, movable, onRemove }: OneProps) {
  const translate = useTranslate();
  const { formatTitle } = useTitle();
  const name = formatTitle(goods.title);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: goods.id,
    disabled: !movable,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        opacity: isDragging ? 0.6 : 1,
      }}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        p: 0.5,
        mb: 0.75,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
      }}
    >
      {movable && (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={translate("framework.form.move", { name })}
          sx={{ cursor: "grab", touchAction: "none" }}
        >
          <DragIcon fontSize="small" />
        </IconButton>
      )}
      <GoodsPicture address={goods.mainImg} size={44} />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {name}
        {off && <OffSale />}
      </Typography>
      {goods.price !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: "nowrap" }}>
          {formatMoney(goods.price)}
        </Typography>
      )}
      <IconButton aria-label={translate("framework.form.remove", { name })} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

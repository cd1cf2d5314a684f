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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { File } from "lucide";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import type { Field } from "../../../schema/index.ts";
import { fileName, Thumbnail } from "../../display/media.tsx";
import { CloseIcon } from "../../icons/CloseIcon.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";
import { useDragAnnouncements } from "../useDragAnnouncements.ts";

const FileIcon = createIcon(File);

interface Props {
  field: Field;
  label: string;
  addresses: readonly string[];
  /** Width and height of an image in pixels. */
  size?: number;
  /** On the first file: what it is. */
  mark?: string;
  /** After the files: a tile that adds more. */
  children?: ReactNode;
  onChange: (addresses: readonly string[]) => void;
}

/** The uploaded files in display order. */
export function SortableFiles({
  field,
  label,
  addresses,
  size = 88,
  mark,
  children,
  onChange,
}: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const format = useDragAnnouncements((id) => `${label} ${addresses.indexOf(String(id)) + 1}`);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={format}
      onDragEnd={({ active, over }) => {
        const [from, to] = [
          addresses.indexOf(String(active.id)),
          addresses.indexOf(String(over?.id)),
        ];
        if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove([...addresses], from, to));
      }}
    >
      <SortableContext items={[...addresses]} strategy={rectSortingStrategy}>
        <Box
          component="ul"
          sx={{ display: "flex", flexWrap: "wrap", gap: 1, p: 0, m: 0, mb: 1, listStyle: "none" }}
        >
          {addresses.map((address, place) => (
            <SortableFile
              key={address}
              address={address}
              name={addresses.length > 1 ? `${label} ${place + 1}` : label}
              isPicture={field.type.traits.media === "picture"}
              movable={addresses.length > 1}
              size={size}
              mark={place === 0 ? mark : undefined}
              onRemove={() => onChange(addresses.filter((one) => one !== address))}
            />
          ))}
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

/** A thumb hits a larger target than the cross is drawn. */
const remove = {
  position: "absolute",
  top: 2,
  right: 2,
  p: 0.25,
  bgcolor: "background.paper",
  "&:hover": { bgcolor: "background.paper", color: "error.main" },
  "@media (pointer: coarse)": {
    top: 0,
    right: 0,
    width: 44,
    height: 44,
    bgcolor: "transparent",
    "& svg": { bgcolor: "background.paper", borderRadius: "50%", p: "2px", fontSize: 20 },
  },
} as const;

const Mark = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      position: "absolute",
      left: 4,
      bottom: 4,
      px: 0.75,
      borderRadius: "6px",
      fontSize: "0.6875rem",
      fontWeight: weights.strong,
      lineHeight: "18px",
      color: tokens.onBar,
      bgcolor: tokens.bar,
      pointerEvents: "none",
    }}
  >
    {children}
  </Box>
);

interface FileProps {
  address: string;
  name: string;
  isPicture: boolean;
  movable: boolean;
  size: number;
  mark: string | undefined;
  onRemove: () => void;
}
function SortableFile({ address, name, isPicture, movable, size, mark, onRemove }: FileProps) {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: address,
    disabled: !movable,
  });
  const grip = movable
    ? { ...attributes, ...listeners, "aria-label": translate("framework.form.move", { name }) }
    : {};
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: CSS.Transform.toString(transform),
        transition,
        opacity: isDragging ? 0.6 : 1,
      }}
      sx={{
        position: "relative",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        overflow: "hidden",
      }}
    >
      <Box
        {...grip}
        sx={{ cursor: movable ? "grab" : "default", touchAction: "none", display: "block" }}
      >
        {isPicture ? (
          <Thumbnail address={address} alt={name} size={size} radius={0} uncropped />
        ) : (
          <Box
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1,
              p: 1.5,
              pr: 5,
              overflowWrap: "anywhere",
            }}
          >
            <FileIcon fontSize="small" color="action" />
            {fileName(address)}
          </Box>
        )}
      </Box>
      {mark && <Mark>{mark}</Mark>}
      <IconButton
        size="small"
        onClick={onRemove}
        aria-label={translate("framework.form.remove", { name })}
        sx={remove}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}

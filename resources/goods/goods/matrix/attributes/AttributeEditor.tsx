import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { AddIcon } from "../../../../../framework/admin/icons/AddIcon.ts";
import { useDragAnnouncements } from "../../../../../framework/admin/input/useDragAnnouncements.ts";
import {
  addAttribute,
  type Change,
  moveAttribute,
  removeAttribute,
  removeValue,
} from "../logic/attributeChanges.ts";
import { limits, type Matrix } from "../logic/matrix.ts";
import { calculateLoss } from "../logic/rows.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";
import type { Removal } from "../RemoveQuestion.tsx";
import { AttributeLine } from "./AttributeLine.tsx";

interface Props {
  onRemoval: (removal: Removal) => void;
  onPicture: (valueId: number, anchor: Element) => void;
}
/** Edits the attributes in which a product's variants differ. */
export function AttributeEditor({ onRemoval, onPicture }: Props) {
  const { store, t } = useMatrix();
  const attributes = useMatrixValue((one) => one.attributes());
  const list = useRef<HTMLUListElement>(null);
  const ids = attributes.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const format = useDragAnnouncements(
    (one) => attributes.find(({ id }) => id === Number(one))?.name ?? "",
  );
  /** Asks for confirmation if rows with data would be removed. */
  const remove = (name: string, change: (matrix: Matrix) => Change) => {
    const preview = change(store.matrix());
    if ("refused" in preview) return;
    const loss = calculateLoss(preview.lost, store.blank);
    const removal = { name, loss, remove: () => void store.change(change) };
    if (loss.count > 0) onRemoval(removal);
    else removal.remove();
  };
  const add = () => {
    store.change((matrix) => addAttribute(matrix, "", store.nextId()));
    // Moves the focus to the name of the new attribute.
    setTimeout(() =>
      list.current?.querySelector<HTMLElement>(":scope > li:last-of-type input")?.focus(),
    );
  };
  return (
    <Box>
      {attributes.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t("attribute.none")}
        </Typography>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={format}
        onDragEnd={({ active, over }) => {
          const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))];
          if (from >= 0 && to >= 0 && from !== to)
            store.change((matrix) => moveAttribute(matrix, from, to));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {attributes.map((attribute) => (
              <AttributeLine
                key={attribute.id}
                attribute={attribute}
                others={attributes.filter((one) => one !== attribute).map(({ name }) => name)}
                movable={attributes.length > 1}
                onRemove={() =>
                  remove(attribute.name, (matrix) =>
                    removeAttribute(matrix, attribute.id, store.blank),
                  )
                }
                onRemoveValue={(valueId) => {
                  const value = attribute.values.find(({ id }) => id === valueId);
                  remove(value?.name ?? "", (matrix) => removeValue(matrix, valueId, store.blank));
                }}
                onPicture={onPicture}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      {attributes.length < limits.attributes ? (
        <Button startIcon={<AddIcon />} onClick={add} sx={{ mt: 1 }}>
          {t("attribute.add")}
        </Button>
      ) : (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {t("attribute.most", { max: limits.attributes })}
        </Typography>
      )}
    </Box>
  );
}

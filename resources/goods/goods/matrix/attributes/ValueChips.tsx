import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable";
import Box from "@mui/material/Box";
import { type KeyboardEvent, useState } from "react";
import { useDragAnnouncements } from "../../../../../framework/admin/input/useDragAnnouncements.ts";
import type { Issue } from "../../../../../framework/schema/index.ts";
import { addValues, moveValue } from "../logic/attributeChanges.ts";
import { readNames } from "../logic/blocks.ts";
import { type Attribute, limits } from "../logic/matrix.ts";
import { useMatrix } from "../MatrixContext.ts";
import { ChipsRoot } from "./ChipsRoot.tsx";
import { ValueChip } from "./ValueChip.tsx";

interface Props {
  attribute: Attribute;
  onDomainError: (issue: Issue | null) => void;
  onRemove: (valueId: number) => void;
  onPicture: (valueId: number, anchor: Element) => void;
}
/** The values of an attribute, in the order shown to buyers, and an input that adds more. */
export function ValueChips({ attribute, onDomainError, onRemove, onPicture }: Props) {
  const { store, t } = useMatrix();
  const [text, setText] = useState("");
  const { id, values } = attribute;
  const ids = values.map((value) => value.id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    // Enter is reserved for renaming a value.
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ["Space"], cancel: ["Escape"], end: ["Space", "Enter", "Tab"] },
    }),
  );
  const format = useDragAnnouncements(
    (one) => values.find((value) => value.id === Number(one))?.name ?? "",
  );
  const add = (names: readonly string[]) => {
    if (names.length === 0) return;
    const issue = store.change((matrix) => addValues(matrix, id, names, store.nextId, store.blank));
    onDomainError(issue);
    // Rejected text remains, to be corrected.
    setText(issue ? names.join(", ") : "");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const saves = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
    const ends = event.key === "Enter" || event.key === "," || event.key === "，";
    if (ends) event.preventDefault();
    if (ends || saves) add(readNames(text));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={format}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))];
        if (from >= 0 && to >= 0 && from !== to)
          store.change((matrix) => moveValue(matrix, id, from, to));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ChipsRoot>
          <Box component="ul" aria-label={t("attribute.values", { name: attribute.name })}>
            {values.map((value) => (
              <ValueChip
                key={value.id}
                value={value}
                onDomainError={onDomainError}
                onRemove={() => onRemove(value.id)}
                onPicture={(anchor) => onPicture(value.id, anchor)}
              />
            ))}
          </Box>
          {values.length < limits.values && (
            <input
              className="add"
              value={text}
              placeholder={t(values.length === 0 ? "attribute.firstValue" : "attribute.addValue")}
              aria-label={t("attribute.addValueTo", { name: attribute.name })}
              maxLength={2000}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                const names = readNames(event.clipboardData.getData("text/plain"));
                if (names.length < 2) return;
                event.preventDefault();
                add([...readNames(text), ...names]);
              }}
              onBlur={() => add(readNames(text))}
            />
          )}
        </ChipsRoot>
      </SortableContext>
    </DndContext>
  );
}

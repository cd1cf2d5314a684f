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
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useId } from "react";
import { useTranslate } from "react-admin";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import type { Fields } from "../../../schema/index.ts";
import { AddIcon } from "../../icons/AddIcon.ts";
import { tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { emptyValues } from "../emptyValues.ts";
import { formatError } from "../formatError.ts";
import type { KindInputProps, NestedInputs } from "../InputProps.ts";
import { useDragAnnouncements } from "../useDragAnnouncements.ts";
import { buildGridTemplate, getTableBreakpoint, rowsContainer } from "./columnWidths.ts";
import { RowLine } from "./RowLine.tsx";

/** Of the heading of a column whose cells may stay empty. */
const optionalMark = { color: tokens.ink3, fontWeight: weights.text } as const;

/**
 * Child rows as a table of inputs; rows can be moved and removed. On a phone each row is a card.
 */
export function RowsInput({
  DeclaredInput,
  resource,
  field,
  name,
  source,
  label,
  labelHidden,
}: KindInputProps & NestedInputs) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const id = useId();
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name: source });
  const list = useFieldArray({ control, name: source, keyName: "key" });
  const {
    fields,
    min = 0,
    max = 1000,
    label: naming,
  } = field.options as { fields: Fields; min?: number; max?: number; label?: string };
  const inner = Object.entries(fields).filter(([, one]) => !one.options.readOnly);
  const inputs = Object.fromEntries(inner);
  const wrong: unknown = getFieldState(source, state).error;
  const own = typeof wrong === "object" && wrong !== null && !Array.isArray(wrong) ? wrong : null;
  const root: unknown =
    typeof wrong === "object" && wrong !== null && "root" in wrong ? wrong.root : own;
  const error = formatError(root, translate);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = list.fields.map((row) => row.key);
  const format = useDragAnnouncements((id) => `${label} ${keys.indexOf(String(id)) + 1}`);
  const labels = Object.fromEntries(inner.map(([key]) => [key, messages.row(name, key)]));
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      data-source={source}
    >
      <Typography
        id={`${id}-label`}
        variant="body2"
        color={error ? "error" : "text.secondary"}
        sx={labelHidden ? visuallyHidden : { mb: 0.75 }}
      >
        {label}
      </Typography>
      {list.fields.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={format}
          onDragEnd={({ active, over }) => {
            const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
            if (from >= 0 && to >= 0 && from !== to) list.move(from, to);
          }}
        >
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            <Box sx={rowsContainer}>
              <Box role="table" aria-label={label} sx={{ display: "grid", gap: 1 }}>
                <Box
                  role="row"
                  sx={{
                    display: { xs: "none", [getTableBreakpoint(inner.length)]: "grid" },
                    gridTemplateColumns: buildGridTemplate(inputs, naming),
                    gap: 1,
                    color: "text.secondary",
                    fontSize: "0.75rem",
                    fontWeight: 600,
                  }}
                >
                  <Box role="columnheader">
                    <span style={visuallyHidden}>{translate("framework.form.order")}</span>
                  </Box>
                  {inner.map(([key, one]) => (
                    <Box key={key} role="columnheader">
                      {labels[key]}
                      {!one.options.required && !one.type.traits.flag && (
                        <Box component="span" aria-hidden sx={optionalMark}>
                          {` (${translate("framework.form.optional")})`}
                        </Box>
                      )}
                    </Box>
                  ))}
                  <Box role="columnheader">
                    <span style={visuallyHidden}>{translate("ra.action.remove")}</span>
                  </Box>
                </Box>
                {list.fields.map((row, index) => (
                  <RowLine
                    DeclaredInput={DeclaredInput}
                    holder={name}
                    key={row.key}
                    id={row.key}
                    resource={resource}
                    fields={inputs}
                    naming={naming}
                    labels={labels}
                    source={`${source}.${index}`}
                    title={`${label} ${index + 1}`}
                    movable={keys.length > 1}
                    removable={keys.length > min}
                    onRemove={() => list.remove(index)}
                  />
                ))}
              </Box>
            </Box>
          </SortableContext>
        </DndContext>
      )}
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      <Button
        startIcon={<AddIcon />}
        aria-describedby={`${id}-label`}
        disabled={keys.length >= max}
        onClick={() => list.append(emptyValues(inputs))}
        sx={{ mt: 1 }}
      >
        {translate("framework.form.addRow")}
      </Button>
      {max < 1000 && keys.length >= max && (
        <FormHelperText sx={{ mx: 0 }}>
          {translate("framework.form.noMoreRows", { smart_count: max })}
        </FormHelperText>
      )}
    </Box>
  );
}

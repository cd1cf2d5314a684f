import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { applies, type Field, type Fields, type Resource } from "../../../schema/index.ts";
import { CloseIcon } from "../../icons/CloseIcon.ts";
import { DragIcon } from "../../icons/DragIcon.ts";
import type { NestedInputs } from "../InputProps.ts";
import {
  buildGridTemplate,
  cardBreakpoint,
  cardTemplate,
  getTableBreakpoint,
  placeInCard,
} from "./columnWidths.ts";

interface Props extends NestedInputs {
  id: string;
  resource: Resource;
  /** The field that contains the rows. */
  holder: string;
  fields: Fields;
  /** The field that names a row. */
  naming: string | undefined;
  labels: Readonly<Record<string, string>>;
  source: string;
  title: string;
  movable: boolean;
  removable: boolean;
  onRemove: () => void;
}

export function RowLine({
  DeclaredInput,
  id,
  resource,
  holder,
  fields,
  naming,
  labels,
  source,
  title,
  movable,
  removable,
  onRemove,
}: Props) {
  const translate = useTranslate();
  const names = Object.keys(fields);
  const wide = getTableBreakpoint(names.length);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id,
    disabled: !movable,
  });
  return (
    <Box
      ref={setNodeRef}
      role="row"
      aria-label={title}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        opacity: isDragging ? 0.7 : 1,
      }}
      sx={{
        display: "grid",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr) 34px",
          [cardBreakpoint]: cardTemplate,
          [wide]: buildGridTemplate(fields, naming),
        },
        gap: 1,
        alignItems: "start",
        border: { xs: 1, [wide]: 0 },
        borderColor: { xs: "divider", [wide]: "transparent" },
        borderRadius: 1,
        p: { xs: 1, [wide]: 0 },
      }}
    >
      <Box role="cell" sx={{ gridColumn: { xs: 1, [wide]: "auto" } }}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          disabled={!movable}
          size="small"
          aria-label={translate("framework.form.move", { name: title })}
          sx={{ mt: 0.5, cursor: "grab", touchAction: "none" }}
        >
          <DragIcon fontSize="small" />
        </IconButton>
      </Box>
      {names.map((name, place) => (
        <Box
          key={name}
          role="cell"
          data-source={`${source}.${name}`}
          sx={{
            gridColumn: {
              xs: "1 / -1",
              [cardBreakpoint]: placeInCard(place).column,
              [wide]: "auto",
            },
            gridRow: { xs: "auto", [cardBreakpoint]: placeInCard(place).row, [wide]: "auto" },
            minWidth: 0,
          }}
        >
          <Typography
            variant="caption"
            color="text.secondary"
            aria-hidden
            sx={{ display: { xs: "block", [wide]: "none" } }}
          >
            {labels[name]}
          </Typography>
          <Cell
            DeclaredInput={DeclaredInput}
            resource={resource}
            field={fields[name]}
            name={name}
            row={source}
            label={labels[name] ?? name}
            choiceMessages={`rowChoices.${holder}.${name}`}
          />
        </Box>
      ))}
      <Box
        role="cell"
        sx={{
          gridColumn: { xs: 2, [cardBreakpoint]: 4, [wide]: "auto" },
          gridRow: { xs: 1, [wide]: "auto" },
        }}
      >
        <IconButton
          size="small"
          disabled={!removable}
          onClick={onRemove}
          aria-label={translate("framework.form.remove", { name: title })}
          sx={{ mt: 0.5 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

interface CellProps extends NestedInputs {
  resource: Resource;
  field: Field | undefined;
  name: string;
  row: string;
  label: string;
  choiceMessages: string;
}
function Cell({ DeclaredInput, resource, field, name, row, label, choiceMessages }: CellProps) {
  if (!field) return null;
  const input = (
    <DeclaredInput
      resource={resource}
      field={field}
      name={name}
      source={`${row}.${name}`}
      label={label}
      choiceMessages={choiceMessages}
      compact
    />
  );
  return field.options.visibleWhen ? (
    <Conditional field={field} row={row}>
      {input}
    </Conditional>
  ) : (
    input
  );
}
/** Only cells with a condition subscribe to the other cells of their row. */
function Conditional({ field, row, children }: { field: Field; row: string; children: ReactNode }) {
  const values: unknown = useWatch({ name: row });
  return typeof values === "object" && values !== null && applies(field, { ...values })
    ? children
    : null;
}

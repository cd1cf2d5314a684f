import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useFormState } from "react-hook-form";
import { type Field, getTraits, isLocked, type Resource } from "../../schema/index.ts";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import { DeclaredInput } from "../input/DeclaredInput.tsx";
import type { AdminRecord } from "../provider.ts";
import { useIsInRail } from "../show/railContext.ts";
import { sideBySide } from "../show/sideBySide.ts";
import { getToneTokens, motion } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useOpenForm } from "./FormContext.ts";
import { gridColumns } from "./spanFields.ts";

interface Props {
  name: string;
  field: Field;
  label?: string | undefined;
  labelHidden?: boolean;
  /** Columns of the section's grid; half of them by default, and all for a wide field. */
  span?: number | undefined;
  /** The section states why the field cannot be changed. */
  reasonHidden?: boolean;
}

/** A field whose condition is met moves in. */
const conditional = {
  animation: `conditionMet ${motion.normal} ${motion.ease}`,
  "@keyframes conditionMet": { from: { opacity: 0, transform: "translateY(-6px)" } },
} as const;

/** What was changed since the record was opened is highlighted, like a changed cell. */
export const changed = {
  "& .MuiOutlinedInput-root:not(.Mui-error)": {
    backgroundColor: getToneTokens("warning").background,
    "& .MuiOutlinedInput-notchedOutline": { borderColor: getToneTokens("warning").mark },
  },
} as const;

/** Of a field in several languages, only those that were changed. */
const changedLanguages = {
  "& [data-changed]": changed,
  "& [data-edited]": { display: "inline-flex" },
} as const;

/** A field with several inputs hides its own label, and keeps theirs. */
const hasOneInput = (field: Field): boolean => {
  const { localized, structured, wide, reference } = getTraits(field);
  return !localized && !structured && (!wide || reference !== undefined);
};
const hiddenLabel = {
  "& .MuiInputLabel-root": visuallyHidden,
  "& [data-below-label]": { mt: 0 },
} as const;

/** A switch beside fields is in the line of their inputs, not of their labels. */
const besideInputs = { pt: { sm: "calc(1.25rem + 4px)" } } as const;

/** Whether any part of a field's value is changed. */
const isDirty = (state: unknown): boolean =>
  typeof state === "object" && state !== null ? Object.values(state).some(isDirty) : state === true;

/** The input of a form's field; the stored value of one that cannot be changed. */
export function FormField(props: Props) {
  const { name, field, label, labelHidden = false, span, reasonHidden = false } = props;
  const { resource, record, fields, dialog } = useOpenForm();
  const isInRail = useIsInRail();
  const { dirtyFields } = useFormState({ name });
  const isChanged = record !== undefined && !dialog && isDirty(dirtyFields[name]);
  const isTyped = Object.hasOwn(fields, name);
  const isFull = dialog || isInRail || getTraits(field).wide === true;
  return (
    <Box
      data-source={name}
      data-changed={isChanged || undefined}
      // A secret stays as it is stored when it is left empty, and a field with a default begins
      // with a value: neither is marked as optional.
      data-unmarked={
        (record && field.type.traits.secret) || field.options.default !== undefined || undefined
      }
      sx={{
        minWidth: 0,
        gridColumn: {
          xs: "1 / -1",
          sm: isFull ? "1 / -1" : `span ${span ?? gridColumns / 2}`,
        },
        ...(isTyped && !isFull && getTraits(field).flag && span !== gridColumns && besideInputs),
        ...(field.options.visibleWhen && conditional),
        ...(labelHidden && hasOneInput(field) && hiddenLabel),
        ...(isChanged && (getTraits(field).localized ? changedLanguages : changed)),
      }}
    >
      {isTyped ? (
        <DeclaredInput
          resource={resource}
          field={fields[name] ?? field}
          name={name}
          source={name}
          labelHidden={labelHidden}
          {...(label !== undefined && { label })}
        />
      ) : (
        record && (
          <Locked
            resource={resource}
            field={field}
            name={name}
            record={record}
            labelHidden={labelHidden}
            reasonHidden={reasonHidden}
          />
        )
      )}
    </Box>
  );
}

interface LockedProps {
  resource: Resource;
  field: Field;
  name: string;
  record: AdminRecord;
  labelHidden: boolean;
  reasonHidden: boolean;
}
/** A read-only field in the form. */
function Locked(props: LockedProps) {
  const { resource, field, name, record, labelHidden, reasonHidden } = props;
  const messages = useResourceMessages(resource);
  const isLine = getTraits(field).wide !== true && !isLocked(field, record);
  return (
    <Box
      component="dl"
      sx={(theme) => ({ m: 0, [theme.breakpoints.down("sm")]: isLine ? sideBySide : {} })}
    >
      {/* Beside fields, its label is where theirs are. */}
      <Typography
        component="dt"
        variant="body2"
        sx={labelHidden ? visuallyHidden : { mb: 0.5, fontWeight: weights.medium }}
      >
        {messages.field(name)}
      </Typography>
      <Typography component="dd" variant="body1" sx={{ m: 0, overflowWrap: "anywhere" }}>
        <FieldDisplay resource={resource} field={field} name={name} record={record} page />
      </Typography>
      {isLocked(field, record) && !reasonHidden && (
        <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
          {messages.locked(name)}
        </Typography>
      )}
    </Box>
  );
}

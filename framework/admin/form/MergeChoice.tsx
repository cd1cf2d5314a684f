import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import type { Fields, Resource, RowsOptions } from "../../schema/index.ts";
import { ValueDisplay } from "../display/ValueDisplay.tsx";
import { toRows } from "../history/compareRows.ts";
import { RowsDifference } from "../history/RowsDifference.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import type { Conflict, Side } from "./mergeRecords.ts";

type Values = Readonly<Record<string, unknown>>;
export type Versions = Readonly<Record<"original" | Side, Values>>;
export const sides = ["mine", "theirs"] as const;

interface Props {
  resource: Resource;
  fields: Fields;
  versions: Versions;
  conflict: Conflict;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}
/** One conflict: the original value and the two values to choose from. */
export function MergeChoice({ resource, fields, versions, conflict, choice, onChoose }: Props) {
  const translate = useTranslate();
  const conflictMessages = useConflictMessages(resource, fields, versions);
  const legend = conflictMessages(conflict);
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, mx: 0, mb: 2, p: 1.5, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {legend}
      </Typography>
      {conflict.within?.column !== null && conflict.names.length === 1 && (
        <Typography variant="caption" color="text.secondary" component="div" sx={{ mb: 1 }}>
          {translate("framework.form.merge.was")}{" "}
          <Version
            resource={resource}
            fields={fields}
            versions={versions}
            conflict={conflict}
            of="original"
          />
        </Typography>
      )}
      <RadioGroup
        aria-label={legend}
        value={choice ?? ""}
        onChange={(_, side) => onChoose(side === "theirs" ? "theirs" : "mine")}
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          gap: 1,
        }}
      >
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" />}
            sx={{
              m: 0,
              alignItems: "flex-start",
              overflowWrap: "anywhere",
              "& .MuiFormControlLabel-label": { minWidth: 0 },
            }}
            label={
              <>
                <Typography variant="caption" color="text.secondary" component="div">
                  {translate(`framework.form.merge.${side}`)}
                </Typography>
                <Version
                  resource={resource}
                  fields={fields}
                  versions={versions}
                  conflict={conflict}
                  of={side}
                />
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

/** Names a conflict: the field, and within child rows the row and the column. */
function useConflictMessages(resource: Resource, fields: Fields, versions: Versions) {
  const messages = useResourceMessages(resource);
  return ({ names, within }: Conflict): string => {
    const field = names.map((name) => messages.field(name)).join(", ");
    const [name = ""] = names;
    if (!within) return field;
    const { label } = (fields[name]?.options ?? {}) as RowsOptions;
    const rows = toRows(versions.original[name]);
    const place = rows.findIndex((row) => row.id === within.row);
    const named = label ? rows[place]?.[label] : undefined;
    const title = typeof named === "string" && named ? named : String(place + 1);
    return [field, title, within.column === null ? [] : messages.row(name, within.column)]
      .flat()
      .join(" · ");
  };
}

interface VersionProps extends Pick<Props, "resource" | "fields" | "versions" | "conflict"> {
  of: "original" | Side;
}
function Version({ resource, fields, versions, conflict, of }: VersionProps): ReactNode {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const { names, within } = conflict;
  const [name = ""] = names;
  const field = fields[name];
  if (!field) return null;
  if (!within)
    return names.map((one) => (
      <Box key={one}>
        {names.length > 1 && (
          <Typography variant="caption" component="div">
            {messages.field(one)}
          </Typography>
        )}
        <FieldVersion resource={resource} fields={fields} versions={versions} name={one} of={of} />
      </Box>
    ));
  const row = (which: "original" | Side) =>
    toRows(versions[which][name]).find((one) => one.id === within.row);
  const is = row(of);
  if (field.kind !== "rows") return null;
  if (within.column === null)
    return is ? (
      <RowsDifference
        resource={resource}
        field={field}
        name={name}
        before={[row("original")]}
        after={[is]}
      />
    ) : (
      translate("framework.form.merge.removed")
    );
  const column = field.options.fields[within.column];
  return (
    column && (
      <ValueDisplay
        resource={resource}
        field={column}
        name={within.column}
        value={is?.[within.column]}
        choiceMessages={`rowChoices.${name}.${within.column}`}
      />
    )
  );
}

interface FieldVersionProps extends Pick<Props, "resource" | "fields" | "versions"> {
  name: string;
  of: "original" | Side;
}
/** The value of a whole field on one side; for child rows, the changes that side made. */
export function FieldVersion({ resource, fields, versions, name, of }: FieldVersionProps) {
  const field = fields[name];
  if (!field) return null;
  const { original } = versions;
  if (field.kind === "rows" && of !== "original")
    return (
      <Box sx={{ maxHeight: 260, overflowY: "auto", fontSize: "0.875rem" }}>
        <RowsDifference
          resource={resource}
          field={field}
          name={name}
          before={original[name]}
          after={versions[of][name]}
        />
      </Box>
    );
  return <ValueDisplay resource={resource} field={field} name={name} value={versions[of][name]} />;
}

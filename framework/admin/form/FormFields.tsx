import Box from "@mui/material/Box";
import { useWatch } from "react-hook-form";
import { applies, type Field, type Fields, getTraits, type Resource } from "../../schema/index.ts";
import { DeclaredInput } from "../input/DeclaredInput.tsx";
import type { LabelGetter } from "./errors.ts";

interface Props {
  resource: Resource;
  fields: Fields;
  getLabel: LabelGetter;
  /** Message path of the choices, for example `inputChoices.pause`. */
  choiceMessages: string;
  /** Names of fields that share a row; on a phone they are stacked as well. */
  beside?: readonly (readonly string[])[];
}

/** The inputs of some fields, stacked; fields whose condition is not met are not rendered. */
export function FormFields(props: Props) {
  const { resource, fields, getLabel: resolveLabel, choiceMessages, beside = [] } = props;
  const values = useWatch();
  const shown = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field !== undefined && applies(field, values);
  });
  return toLines(shown, beside).map((line) => (
    <Box
      key={line.join()}
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          sm: line.map((name) => `minmax(0, ${getShare(fields[name])}fr)`).join(" "),
        },
      }}
    >
      {line.map((name) => {
        const field = fields[name];
        return (
          field && (
            <Box key={name} data-source={name} sx={{ minWidth: 0 }}>
              <DeclaredInput
                resource={resource}
                field={field}
                name={name}
                source={name}
                label={resolveLabel(name)}
                choiceMessages={`${choiceMessages}.${name}`}
              />
            </Box>
          )
        );
      })}
    </Box>
  ));
}

/** Choices have longer texts than what is typed beside them, such as a state beside a postcode. */
const getShare = (field: Field | undefined): number =>
  field && getTraits(field).choice === "one" ? 1.6 : 1;

/** Returns the rows of the names: those that are declared beside each other share one. */
function toLines(names: readonly string[], beside: Props["beside"] = []): string[][] {
  const lines: string[][] = [];
  for (const name of names) {
    const row = beside.find((one) => one.includes(name));
    const line = lines.find(([first]) => first !== undefined && row?.includes(first));
    if (line) line.push(name);
    else lines.push([name]);
  }
  return lines;
}

import Box from "@mui/material/Box";
import { useWatch } from "react-hook-form";
import { applies, type Fields, type Resource } from "../../schema/index.ts";
import { DeclaredInput } from "../input/DeclaredInput.tsx";
import type { LabelGetter } from "./errors.ts";

interface Props {
  resource: Resource;
  fields: Fields;
  getLabel: LabelGetter;
  /** Message path of the choices, for example `inputChoices.pause`. */
  choiceMessages: string;
}

/** The inputs of some fields, stacked; fields whose condition is not met are not rendered. */
export function FormFields({ resource, fields, getLabel: resolveLabel, choiceMessages }: Props) {
  const values = useWatch();
  return Object.entries(fields)
    .filter(([, field]) => applies(field, values))
    .map(([name, field]) => (
      <Box key={name} data-source={name}>
        <DeclaredInput
          resource={resource}
          field={field}
          name={name}
          source={name}
          label={resolveLabel(name)}
          choiceMessages={`${choiceMessages}.${name}`}
        />
      </Box>
    ));
}

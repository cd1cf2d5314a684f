import { useWatch } from "react-hook-form";
import { applies, type Fields, type Resource } from "../../schema/index.ts";
import { FieldInput } from "../input/FieldInput.tsx";
import type { LabelOf } from "./errors.ts";

interface Props {
  resource: Resource;
  fields: Fields;
  labelOf: LabelOf;
}

/** The inputs of some fields, one below the other; those whose condition does not hold are not there. */
export function FormFields({ resource, fields, labelOf }: Props) {
  const values = useWatch();
  return Object.entries(fields)
    .filter(([, field]) => applies(field, values))
    .map(([name, field]) => (
      <FieldInput key={name} resource={resource} field={field} name={name} source={name} label={labelOf(name)} />
    ));
}

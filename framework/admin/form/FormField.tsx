import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type Field, getTraits, isLocked, type Resource } from "../../schema/index.ts";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import { DeclaredInput } from "../input/DeclaredInput.tsx";
import type { AdminRecord } from "../provider.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useOpenForm } from "./FormContext.ts";

interface Props {
  name: string;
  field: Field;
  label?: string | undefined;
  labelHidden?: boolean;
}
/** The input of a form's field; the stored value of one that cannot be changed. */
export function FormField({ name, field, label, labelHidden = false }: Props) {
  const { resource, record, fields } = useOpenForm();
  return (
    <Box
      data-source={name}
      sx={{ minWidth: 0, gridColumn: getTraits(field).wide ? "1 / -1" : "auto" }}
    >
      {Object.hasOwn(fields, name) ? (
        <DeclaredInput
          resource={resource}
          field={fields[name] ?? field}
          name={name}
          source={name}
          labelHidden={labelHidden}
          {...(label !== undefined && { label })}
        />
      ) : (
        record && <Locked resource={resource} field={field} name={name} record={record} />
      )}
    </Box>
  );
}

interface LockedProps {
  resource: Resource;
  field: Field;
  name: string;
  record: AdminRecord;
}
/** A read-only field in the form. */
function Locked({ resource, field, name, record }: LockedProps) {
  const messages = useResourceMessages(resource);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {messages.field(name)}
      </Typography>
      <Typography component="dd" variant="body1" sx={{ m: 0, overflowWrap: "anywhere" }}>
        <FieldDisplay resource={resource} field={field} name={name} record={record} page />
      </Typography>
      {isLocked(field, record) && (
        <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
          {messages.locked(name)}
        </Typography>
      )}
    </Box>
  );
}

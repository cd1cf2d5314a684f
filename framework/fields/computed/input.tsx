import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { FieldDisplay } from "../../admin/display/FieldDisplay.tsx";
import { noValue } from "../../admin/display/noValue.ts";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import type { AdminRecord } from "../../admin/provider.ts";

/** A server-computed value, read-only. */
export default function ComputedInput({ resource, field, name, label, compact }: KindInputProps) {
  const record = useRecordContext<AdminRecord>();
  return (
    <div>
      {!compact && (
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
      )}
      {record ? (
        <FieldDisplay resource={resource} field={field} name={name} record={record} page />
      ) : (
        noValue
      )}
    </div>
  );
}

import type { Resource } from "../../schema/index.ts";
import { useExpectedRecord } from "../action/expectedValues.ts";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import type { AdminRecord } from "../provider.ts";

/** Renders the state of a record as a chip; nothing if the resource has no `status`. */
export function RecordStatus({
  resource,
  record: stored,
}: {
  resource: Resource;
  record: AdminRecord;
}) {
  const record = useExpectedRecord(resource, stored);
  const field = resource.fields.status;
  if (field?.kind !== "choice" || !record.status) return null;
  return <FieldDisplay resource={resource} field={field} name="status" record={record} />;
}

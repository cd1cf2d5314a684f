import type { Resource } from "../../schema/index.ts";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import { Moment } from "../display/Moment.tsx";
import type { AdminRecord } from "../provider.ts";

interface Props {
  resource: Resource;
  /** A field, `addTime` or `id`. */
  name: string;
  record: AdminRecord;
}
/** One value of a related row. */
export function RelatedValue({ resource, name, record }: Props) {
  const field = resource.fields[name];
  if (name === "id" && !field) return `#${record.id}`;
  return field ? (
    <FieldDisplay resource={resource} field={field} name={name} record={record} />
  ) : (
    record.addTime && <Moment at={record.addTime} />
  );
}

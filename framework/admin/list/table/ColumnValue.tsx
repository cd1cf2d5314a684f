import type { Resource } from "../../../schema/index.ts";
import { FieldDisplay } from "../../display/FieldDisplay.tsx";
import type { AdminRecord } from "../../provider.ts";
import type { Column } from "./columns.ts";

interface Props {
  resource: Resource;
  column: Column;
  record: AdminRecord;
}
/** Renders a record's value in one column: that of a field, or what a composed list renders. */
export const ColumnValue = ({ resource, column: { own, field, name }, record }: Props) =>
  own ? (
    own.render(record)
  ) : (
    <FieldDisplay resource={resource} field={field} name={name} record={record} />
  );

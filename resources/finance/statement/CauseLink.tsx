import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useAdmin } from "../../../framework/admin/resources.tsx";
import { canOpen, toTableName } from "../../../framework/schema/index.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * The number of a transaction's cause, linked to the record where the actor may open it: the
 * platform has its own views.
 */
export const CauseLink: DisplayComponent = ({ record }) => {
  const { resources, actor } = useAdmin();
  const table = textOf(record.refTable);
  const said = textOf(record.orderNo) || textOf(record.refNo) || (record.refId ? `#${record.refId}` : "");
  const target = resources.find((one) => toTableName(one) === table && canOpen(actor, one));
  if (!said || !target || typeof record.refId !== "number") return said || "—";
  return (
    <RecordLink resource={target} id={record.refId}>
      {said}
    </RecordLink>
  );
};

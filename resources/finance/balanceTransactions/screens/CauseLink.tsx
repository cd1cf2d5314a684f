import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useAdmin } from "../../../../framework/admin/resources.tsx";
import { canOpen, toTableName } from "../../../../framework/schema/index.ts";

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * The number of a transaction's cause, linked to the record where the actor may open it: the
 * platform has its own views.
 */
export const CauseLink: DisplayComponent = ({ record }) => {
  const { resources, actor } = useAdmin();
  const table = toText(record.refTable);
  const text =
    toText(record.orderNo) || toText(record.refNo) || (record.refId ? `#${record.refId}` : "");
  const target = resources.find((one) => toTableName(one) === table && canOpen(actor, one));
  if (!text || !target || typeof record.refId !== "number") return text || "—";
  return (
    <RecordLink resource={target} id={record.refId}>
      {text}
    </RecordLink>
  );
};

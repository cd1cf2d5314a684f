import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useAdmin } from "../../../framework/admin/resources.tsx";
import { canOpen, tableOf } from "../../../framework/schema/index.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The number of what caused a movement, leading to it wherever one may open it: the platform has views of its own. */
export const CauseLink: DisplayComponent = ({ record }) => {
  const { resources, actor } = useAdmin();
  const table = textOf(record.refTable);
  const said = textOf(record.orderNo) || textOf(record.refNo) || (record.refId ? `#${record.refId}` : "");
  const target = resources.find((one) => tableOf(one) === table && canOpen(actor, one));
  if (!said || !target || typeof record.refId !== "number") return said || "—";
  return (
    <RecordLink resource={target} id={record.refId}>
      {said}
    </RecordLink>
  );
};

import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useResource } from "../../../../framework/admin/resources.tsx";
import type { settlementLines } from "../settlementLines.ts";

/** The short number of a line's order or refund, linked to it. */
export const LineName: DisplayComponent<typeof settlementLines> = ({ record }) => {
  const isRefund = record.kind === "refund";
  const target = useResource(isRefund ? "refunds" : "orders");
  const id = isRefund ? record.refId : record.orderId;
  return (
    <RecordLink resource={target} id={id ?? null}>
      {record.cause || record.remark || noValue}
    </RecordLink>
  );
};

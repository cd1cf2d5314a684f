import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useResource } from "../../../../framework/admin/resources.tsx";

/** Links a line to its order, or to its refund. */
export const OrderLink: DisplayComponent = ({ record }) => {
  const isRefund = record.kind === "refund";
  const target = useResource(isRefund ? "refunds" : "orders");
  const id = isRefund ? record.refId : record.orderId;
  return (
    <RecordLink resource={target} id={typeof id === "number" ? id : null}>
      {typeof record.orderNo === "string" ? record.orderNo : "—"}
    </RecordLink>
  );
};

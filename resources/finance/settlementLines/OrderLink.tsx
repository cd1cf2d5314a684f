import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import type { DisplayComponent } from "../../../framework/admin/resources.tsx";
import { orders } from "../../orders/orders/orders.ts";
import { refunds } from "../../orders/refunds/refunds.ts";

/** Links a line to its order, or to its refund. */
export const OrderLink: DisplayComponent = ({ record }) => {
  const [target, id] = record.kind === "refund" ? [refunds, record.refId] : [orders, record.orderId];
  return (
    <RecordLink resource={target} id={typeof id === "number" ? id : null}>
      {typeof record.orderNo === "string" ? record.orderNo : "—"}
    </RecordLink>
  );
};

import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { orders } from "../../orders/orders.ts";
import { toRefund } from "./refund.ts";

/** The number of the order, linked to it. */
export const OrderLink: DisplayComponent = ({ record }) => {
  const { orderId, orderNo } = toRefund(record);
  return (
    <RecordLink resource={orders} id={orderId}>
      {record._labels?.orderId ?? orderNo}
    </RecordLink>
  );
};

import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { orders } from "../../orders/orders.ts";
import type { RefundRecord } from "./refund.ts";

type Linked = Pick<RefundRecord, "orderId" | "orderNo" | "orderNumber">;

/** The short number of the order, linked to it. */
export function OrderLink({ record }: { record: Linked }) {
  const { orderId = null, orderNo, orderNumber } = record;
  return (
    <RecordLink resource={orders} id={orderId}>
      {orderNumber || orderNo}
    </RecordLink>
  );
}

import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { orders } from "../../orders/orders.ts";
import type { RefundRecord } from "./refund.ts";

/** The number of the order, linked to it. */
export function OrderLink({ record }: { record: Pick<RefundRecord, "orderId" | "orderNo"> }) {
  const { orderId = null, orderNo } = record;
  return (
    <RecordLink resource={orders} id={orderId}>
      {orderNo}
    </RecordLink>
  );
}

import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useResource } from "../../../../framework/admin/resources.tsx";
import type { receivedPlatformCoupons } from "../receivedPlatformCoupons.ts";

/** The payment of the orders that have used a coupon, linked to it. */
export const UsedPayment: DisplayComponent<typeof receivedPlatformCoupons> = ({ record }) => {
  const payOrders = useResource("payOrders");
  const { payOrderId, payOrderNumber } = record;
  if (!payOrderId) return noValue;
  return (
    <RecordLink resource={payOrders} id={payOrderId}>
      {payOrderNumber ?? noValue}
    </RecordLink>
  );
};

import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useResource } from "../../../../framework/admin/resources.tsx";
import type { receivedCoupons } from "../receivedCoupons.ts";

/** The order that has used a coupon, linked to it. */
export const UsedOrder: DisplayComponent<typeof receivedCoupons> = ({ record }) => {
  const orders = useResource("orders");
  const { orderId, orderNumber } = record;
  if (!orderId) return noValue;
  return (
    <RecordLink resource={orders} id={orderId}>
      {orderNumber ?? noValue}
    </RecordLink>
  );
};

import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useResource } from "../../../../framework/admin/resources.tsx";
import type { voucherUses } from "../voucherUses.ts";

/** The order that has used a voucher, linked to it. */
export const UsedOrder: DisplayComponent<typeof voucherUses> = ({ record }) => {
  const orders = useResource("orders");
  const { orderId, orderNumber } = record;
  if (!orderId) return noValue;
  return (
    <RecordLink resource={orders} id={orderId}>
      {orderNumber ?? noValue}
    </RecordLink>
  );
};

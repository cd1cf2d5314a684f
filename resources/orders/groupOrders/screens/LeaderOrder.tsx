import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { orders } from "../../orders/orders.ts";
import type { GroupDisplay } from "./group.ts";

/** The short number of the order that started the group, linked to it. */
export const LeaderOrder: GroupDisplay = ({ record }) => {
  const { orderId, orderNumber } = record;
  return (
    <RecordLink resource={orders} id={orderId ?? null}>
      {orderNumber ?? noValue}
    </RecordLink>
  );
};

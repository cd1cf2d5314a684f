import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { orders } from "../../orders/orders.ts";
import { toGroup } from "./group.ts";

/** The number of the order that started the group, linked to it. */
export const LeaderOrder: DisplayComponent = ({ record }) => {
  const { orderId, leaderOrderNo } = toGroup(record);
  return (
    <RecordLink resource={orders} id={orderId ?? null}>
      {leaderOrderNo ?? "—"}
    </RecordLink>
  );
};

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { RecordLink } from "../../../../../framework/admin/display/RecordLink.tsx";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { SectionCard } from "../../../../../framework/admin/show/SectionCard.tsx";
import { groupOrders } from "../../../groupOrders/groupOrders.ts";
import type { GroupProgress } from "../../../groupOrders/progress.ts";
import { TimeLeft } from "../../../groupOrders/screens/EndTime.tsx";
import type { Member } from "../../../groupOrders/screens/group.ts";
import { MembersTable } from "../../../groupOrders/screens/MembersTable.tsx";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";

/** The group of an order: its members and the remaining time. */
export function GroupPart({ order, group }: { order: Order; group: GroupProgress }) {
  const t = useMessages();
  const provider = useAdminProvider();
  const { data = [] } = useQuery({
    queryKey: [orders.name, "getGroup", order.id, group.have, group.status],
    queryFn: async () => {
      const { list } = await provider.runCall(orders.name, "getGroup", { orderId: order.id });
      return list as Member[];
    },
  });
  return (
    <SectionCard
      title={t("show.group")}
      tool={group.status === "ongoing" ? <TimeLeft endTime={group.endTime} /> : null}
    >
      <Box sx={{ mb: 1.5, fontVariantNumeric: "tabular-nums" }}>
        <RecordLink resource={groupOrders} id={group.id}>
          {group.groupNo}
        </RecordLink>
      </Box>
      <MembersTable members={data} current={order.id} />
    </SectionCard>
  );
}

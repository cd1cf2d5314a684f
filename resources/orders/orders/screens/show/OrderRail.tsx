import Box from "@mui/material/Box";
import { useRecordInPage } from "../../../../../framework/admin/show/RecordProvider.tsx";
import { SectionCard } from "../../../../../framework/admin/show/SectionCard.tsx";
import { tokens } from "../../../../../framework/admin/theme/tokens.ts";
import { useIsPhone } from "../../../../../framework/admin/theme/useIsPhone.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { IssuedDocuments } from "../../../../tax/screens.ts";
import { orders } from "../../orders.ts";
import { toOrder } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { BuyerCard } from "./BuyerCard.tsx";
import { OrderParcels } from "./OrderParcels.tsx";
import { DetailFacts, ReceiverFacts, ReceiverTool } from "./parts.tsx";

/** Who bought an order, and where it goes. */
export function OrderPeople() {
  const messages = useResourceMessages(orders);
  const order = toOrder(useRecordInPage(orders).record);
  return (
    <>
      <BuyerCard
        resource={orders}
        title={messages.group("buyer")}
        memberId={order.memberId ?? null}
        memberName={order.memberName}
        note={messages.choice("newOrOld", order.newOrOld)}
      />
      <SectionCard title={messages.group("receiver")} tool={<ReceiverTool order={order} />}>
        <ReceiverFacts order={order} />
      </SectionCard>
    </>
  );
}

/** Beside the order: its buyer and receiver, its parcels, the buyer's note, and the details. */
export function OrderRail() {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const isPhone = useIsPhone();
  const order = toOrder(useRecordInPage(orders).record);
  return (
    <>
      {!isPhone && <OrderPeople />}
      {!isPhone && <OrderParcels order={order} />}
      {order.remark && (
        <SectionCard title={messages.field("remark")}>
          <Box
            sx={{
              borderLeft: `3px solid ${tokens.amber}`,
              pl: 1.5,
              overflowWrap: "anywhere",
              whiteSpace: "pre-line",
            }}
          >
            {order.remark}
          </Box>
        </SectionCard>
      )}
      <IssuedDocuments of={{ orderId: order.id }} />
      <SectionCard title={t("show.details")}>
        <DetailFacts order={order} />
      </SectionCard>
    </>
  );
}

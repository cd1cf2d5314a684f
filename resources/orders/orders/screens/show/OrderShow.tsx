import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Title } from "react-admin";
import { formatInstant } from "../../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { RecordActions } from "../../../../../framework/admin/show/RecordActions.tsx";
import { RecordHeader } from "../../../../../framework/admin/show/RecordHeader.tsx";
import { RecordPage } from "../../../../../framework/admin/show/RecordPage.tsx";
import { useRecordInPage } from "../../../../../framework/admin/show/RecordProvider.tsx";
import { RecordStatus } from "../../../../../framework/admin/show/RecordStatus.tsx";
import { SectionCard } from "../../../../../framework/admin/show/SectionCard.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import { PriceLogs } from "../change/PriceLogs.tsx";
import { GroupTag } from "../GroupTag.tsx";
import { type Order, toOrder } from "../order.ts";
import { PickingTag } from "../PickingTag.tsx";
import { listPrintables, printPath } from "../print/printPath.ts";
import { RefundTag } from "../RefundTag.tsx";
import { useMessages } from "../useMessages.ts";
import { Amounts } from "./Amounts.tsx";
import { Deadline } from "./Deadline.tsx";
import { GoodsTable } from "./GoodsTable.tsx";
import { GroupPart } from "./GroupPart.tsx";
import { OrderSteps } from "./OrderSteps.tsx";
import { ParcelFacts, PaymentFacts, ReceiverFacts, ReceiverTool } from "./parts.tsx";
import { Timeline } from "./Timeline.tsx";

/** The page of an order: its steps, goods, receiver, amounts and timeline. */
export const OrderShow = () => (
  <RecordPage resource={orders} header={<OrderTop />} aside={<OrderAside />}>
    <OrderSections />
  </RecordPage>
);

const useOrder = (): Order => toOrder(useRecordInPage().record);

/** The header, and the sections in the full width of the page. */
function OrderTop() {
  const messages = useResourceMessages(orders);
  const order = useOrder();
  return (
    <>
      <Title title={order.number} />
      <OrderHeader order={order} />
      <Box sx={{ py: 1, mb: 2 }}>
        <OrderSteps order={order} />
        <Deadline order={order} />
      </Box>
      <SectionCard title={messages.field("lines")}>
        <GoodsTable order={order} />
      </SectionCard>
      {order.group && <GroupPart order={order} group={order.group} />}
    </>
  );
}

function OrderHeader({ order }: { order: Order }) {
  const t = useMessages();
  const { record } = useRecordInPage();
  return (
    <RecordHeader
      mark={
        <>
          <RecordStatus resource={orders} record={record} />
          <GroupTag order={order} />
          <PickingTag order={order} />
          <RefundTag order={order} />
        </>
      }
      note={<OrderNote order={order} />}
      actions={
        <>
          <RecordActions />
          {listPrintables(order).map((what) => (
            <Button
              key={what}
              size="small"
              component="a"
              href={printPath([order.id], what)}
              target="_blank"
              rel="opener"
            >
              {t(`print.${what}`)}
            </Button>
          ))}
        </>
      }
    />
  );
}

function OrderNote({ order }: { order: Order }) {
  const messages = useResourceMessages(orders);
  const { timeZone } = useFormat();
  const tags = [
    order.memberName,
    messages.choice("newOrOld", order.newOrOld),
    messages.choice("type", order.type),
    order.selfLifting ? messages.field("selfLifting") : null,
    formatInstant(order.addTime, timeZone),
  ];
  return <>{tags.filter(Boolean).join(" · ")}</>;
}

function OrderSections() {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const order = useOrder();
  return (
    <>
      <SectionCard title={messages.group("receiver")} tool={<ReceiverTool order={order} />}>
        <ReceiverFacts order={order} />
      </SectionCard>
      {order.deliveryType && (
        <SectionCard title={t("show.parcel")}>
          <ParcelFacts order={order} />
        </SectionCard>
      )}
      {order.priceLogs.length > 0 && (
        <SectionCard title={messages.field("priceLogs")}>
          <PriceLogs logs={order.priceLogs} />
        </SectionCard>
      )}
      <SectionCard title={messages.field("events")}>
        <Timeline order={order} />
      </SectionCard>
    </>
  );
}

function OrderAside() {
  const t = useMessages();
  const order = useOrder();
  return (
    <>
      <SectionCard title={t("show.amounts")}>
        <Amounts order={order} />
      </SectionCard>
      <SectionCard title={t("show.payment")}>
        <PaymentFacts order={order} />
      </SectionCard>
    </>
  );
}

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Title } from "react-admin";
import { ActionButtons } from "../../../../../framework/admin/action/ActionButtons.tsx";
import { formatInstant } from "../../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { PageLayout } from "../../../../../framework/admin/show/PageLayout.tsx";
import { Part } from "../../../../../framework/admin/show/Part.tsx";
import { RecordStatus } from "../../../../../framework/admin/show/RecordStatus.tsx";
import { type OneRecord, ShownRecord } from "../../../../../framework/admin/show/ShownRecord.tsx";
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
import { GoodsTable } from "./GoodsTable.tsx";
import { GroupPart } from "./GroupPart.tsx";
import { OrderSteps } from "./OrderSteps.tsx";
import { ParcelFacts, PaymentFacts, ReceiverFacts, ReceiverTool } from "./parts.tsx";
import { Timeline } from "./Timeline.tsx";

/** The page of an order: its steps, goods, receiver, amounts and timeline. */
export const OrderShow = () => <ShownRecord resource={orders} Page={OrderPage} />;

function OrderPage({ record }: OneRecord) {
  const t = useMessages();
  const order = toOrder(record);
  return (
    <PageLayout
      title={order.orderNo}
      mark={
        <>
          <RecordStatus resource={orders} record={record} />
          <GroupTag order={order} />
          <PickingTag order={order} />
          <RefundTag order={order} />
        </>
      }
      note={<OrderNote order={order} />}
      tools={
        <>
          <ActionButtons resource={orders} record={record} />
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
    >
      <Title title={order.orderNo} />
      <OrderBody order={order} />
    </PageLayout>
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

function OrderBody({ order }: { order: Order }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1fr)" },
      }}
    >
      <Box sx={{ gridColumn: "1 / -1", py: 1 }}>
        <OrderSteps order={order} />
        <Deadline order={order} />
      </Box>
      <Box sx={{ gridColumn: "1 / -1", minWidth: 0 }}>
        <Part title={messages.field("lines")}>
          <GoodsTable order={order} />
        </Part>
      </Box>
      {order.group && <GroupPart order={order} group={order.group} />}
      <Box sx={{ display: "grid", gap: 2, alignContent: "start", minWidth: 0 }}>
        <Part title={messages.group("receiver")} tool={<ReceiverTool order={order} />}>
          <ReceiverFacts order={order} />
        </Part>
        {order.deliveryType && (
          <Part title={t("show.parcel")}>
            <ParcelFacts order={order} />
          </Part>
        )}
        {order.priceLogs.length > 0 && (
          <Part title={messages.field("priceLogs")}>
            <PriceLogs logs={order.priceLogs} />
          </Part>
        )}
        <Part title={messages.field("events")}>
          <Timeline order={order} />
        </Part>
      </Box>
      <Box sx={{ display: "grid", gap: 2, alignContent: "start", minWidth: 0 }}>
        <Part title={t("show.amounts")}>
          <Amounts order={order} />
        </Part>
        <Part title={t("show.payment")}>
          <PaymentFacts order={order} />
        </Part>
      </Box>
    </Box>
  );
}

/** What happens automatically, and when. */
function Deadline({ order }: { order: Order }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { timeZone } = useFormat();
  const at = (instant: string | null) =>
    instant ? formatInstant(instant, timeZone).slice(0, 16) : "";
  const waits =
    order.status === "unshipped" && order.group?.status === "ongoing" ? order.group.endTime : null;
  const text = waits
    ? t("show.groupBy", { at: at(waits) })
    : order.status === "unpaid" && order.payEndTime
      ? t("show.payBy", { at: at(order.payEndTime) })
      : order.status === "unreceived" && order.finishExpiredTime
        ? t("show.receivedBy", { at: at(order.finishExpiredTime) })
        : order.status === "completed" && order.refundExpiredTime
          ? t("show.refundsUntil", { at: at(order.refundExpiredTime) })
          : order.status === "cancelled" && order.cancelReason
            ? t("show.cancelledBecause", {
                reason: messages.choice("cancelReason", order.cancelReason),
              })
            : null;
  if (!text) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {text}
    </Alert>
  );
}

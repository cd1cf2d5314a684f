import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Title } from "react-admin";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { formatMoment } from "../../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { RecordActions } from "../../../../../framework/admin/show/RecordActions.tsx";
import { RecordHeader } from "../../../../../framework/admin/show/RecordHeader.tsx";
import { RecordPage } from "../../../../../framework/admin/show/RecordPage.tsx";
import { useRecordInPage } from "../../../../../framework/admin/show/RecordProvider.tsx";
import { SectionCard } from "../../../../../framework/admin/show/SectionCard.tsx";
import { useIsPhone } from "../../../../../framework/admin/theme/useIsPhone.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { formatMethods } from "../../../../payments/index.ts";
import { orders } from "../../orders.ts";
import { PriceLogs } from "../change/PriceLogs.tsx";
import { type Order, toOrder } from "../order.ts";
import { type Printed, printPath } from "../print/printPath.ts";
import { usePrintables } from "../print/usePrintables.ts";
import { RefundTag } from "../RefundTag.tsx";
import { getShipBy, ShipByCell } from "../ShipByCell.tsx";
import { StatusCell } from "../StatusCell.tsx";
import { useMessages } from "../useMessages.ts";
import { Amounts } from "./Amounts.tsx";
import { Deadline } from "./Deadline.tsx";
import { GoodsTable } from "./GoodsTable.tsx";
import { GroupPart } from "./GroupPart.tsx";
import { NoteComposer } from "./NoteComposer.tsx";
import { OrderParcels } from "./OrderParcels.tsx";
import { OrderPeople, OrderRail } from "./OrderRail.tsx";
import { OrderSteps } from "./OrderSteps.tsx";
import { useRefundActions } from "./RefundActions.tsx";
import { Timeline } from "./Timeline.tsx";

/**
 * The page of an order: its progress, goods, money and timeline, and beside them the buyer, the
 * receiver and the details.
 */
export const OrderShow = () => (
  <RecordPage
    resource={orders}
    header={<OrderHeader />}
    aside={<OrderRail />}
    // The steps say when each was reached, and what happens next.
    progress={null}
  >
    <OrderSections />
  </RecordPage>
);

function OrderHeader() {
  const t = useMessages();
  const { record } = useRecordInPage(orders);
  const order = toOrder(record);
  const printables = usePrintables(order);
  const isPhone = useIsPhone();
  // Documents are in the menu where their buttons would take a line of their own.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const refunding = useRefundActions(order);
  const link = (what: Printed) => ({
    component: "a" as const,
    href: printPath([order.id], what),
    target: "_blank",
    rel: "opener",
    children: t(`print.${what}`),
  });
  return (
    <>
      <Title title={order.number} />
      <RecordHeader
        mark={
          <>
            <StatusCell record={record} />
            {order.refundStatus !== "refunding" && <RefundTag order={order} />}
          </>
        }
        note={<OrderNote order={order} />}
        actions={
          <>
            {!isNarrow &&
              printables.map((what) => (
                <Button key={what} size="small" variant="outlined" {...link(what)} />
              ))}
            {!isPhone && refunding.button}
            {/* The note is edited in the timeline. */}
            <RecordActions
              without={["note"]}
              {...((isNarrow || refunding.hasItems) && {
                menuItems: (close) => [
                  ...(isNarrow
                    ? printables.map((what) => (
                        <MenuItem key={what} {...link(what)} onClick={close} />
                      ))
                    : []),
                  ...refunding.listItems(close, isPhone),
                ],
              })}
            />
            {refunding.dialog}
          </>
        }
      />
    </>
  );
}

function OrderNote({ order }: { order: Order }) {
  const messages = useResourceMessages(orders);
  const { locale, timeZone } = useFormat();
  if (useIsPhone())
    return (
      <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", columnGap: 1 }}>
        {order.memberName && <span>{order.memberName}</span>}
        <b>{formatMoney(order.payPrice)}</b>
        {getShipBy(order) && <ShipByCell record={order} />}
      </Box>
    );
  const tags = [
    order.memberName,
    messages.choice("newOrOld", order.newOrOld),
    messages.choice("type", order.type),
    order.selfLifting ? messages.field("selfLifting") : null,
    formatMoment(order.addTime, locale, timeZone),
  ];
  return <>{tags.filter(Boolean).join(" · ")}</>;
}

/** How and when the order was paid, beside the title of its payment. */
function PaymentNote({ order }: { order: Order }) {
  const messages = useResourceMessages(orders);
  const { locale, timeZone } = useFormat();
  if (order.payTime === null) return null;
  const way = formatMethods(order, (method) => messages.choice("payMethod", method), locale);
  return (
    <Box component="span" sx={{ typography: "body2", color: "text.secondary" }}>
      {[way, formatMoment(order.payTime, locale, timeZone)].filter(Boolean).join(" · ")}
    </Box>
  );
}

function OrderSections() {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const order = toOrder(useRecordInPage(orders).record);
  const { priceLogs = [] } = order;
  const isPhone = useIsPhone();
  const steps = (
    <Card component="section" variant="outlined" aria-label={t("show.steps")} sx={{ mb: 2, p: 2 }}>
      <OrderSteps order={order} />
      <Deadline order={order} />
    </Card>
  );
  const group = order.group && <GroupPart order={order} group={order.group} />;
  return (
    <>
      {isPhone ? <OrderPeople /> : steps}
      <SectionCard title={messages.field("lines")}>
        <GoodsTable order={order} />
      </SectionCard>
      {!isPhone && group}
      <SectionCard title={t("show.payment")} tool={<PaymentNote order={order} />}>
        <Amounts order={order} />
      </SectionCard>
      {isPhone && (
        <>
          {steps}
          <OrderParcels order={order} />
          {group}
        </>
      )}
      {priceLogs.length > 0 && (
        <SectionCard title={messages.field("priceLogs")}>
          <PriceLogs logs={priceLogs} />
        </SectionCard>
      )}
      <SectionCard title={messages.field("events")}>
        <NoteComposer key={order.id} order={order} />
        <Timeline order={order} />
      </SectionCard>
    </>
  );
}

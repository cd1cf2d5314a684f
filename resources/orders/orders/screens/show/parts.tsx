import Box from "@mui/material/Box";
import { LongNumber, shortenNumber } from "../../../../../framework/admin/display/LongNumber.tsx";
import { Moment } from "../../../../../framework/admin/display/Moment.tsx";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { CopyButton } from "../../../../../framework/admin/show/CopyButton.tsx";
import { Facts } from "../../../../../framework/admin/show/Facts.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { formatMethods } from "../../../../payments/index.ts";
import { orders } from "../../orders.ts";
import { formatPlace, formatReceiver, type Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";

interface Props {
  order: Order;
}
export function ReceiverTool({ order }: Props) {
  const t = useMessages();
  return <CopyButton text={formatReceiver(order)} label={t("show.copyReceiver")} />;
}
export function ReceiverFacts({ order }: Props) {
  const messages = useResourceMessages(orders);
  return (
    <Facts
      facts={[
        [messages.field("receiveName"), order.receiveName],
        [
          messages.field("receivePhone"),
          order.receivePhone && <a href={`tel:${order.receivePhone}`}>{order.receivePhone}</a>,
        ],
        [
          messages.field("receiveAddress"),
          order.selfLifting ? messages.field("selfLifting") : formatPlace(order),
        ],
        [messages.field("verifyCode"), order.verifyCode?.replace(/(\d{4})(?=\d)/g, "$1 ")],
        [
          messages.field("selfLiftingTime"),
          order.selfLiftingTime && <Moment key="at" at={order.selfLiftingTime} />,
        ],
      ]}
    />
  );
}
/** How the order was placed and paid, with its long number. */
export function DetailFacts({ order }: Props) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { locale } = useFormat();
  return (
    <Facts
      facts={[
        [
          messages.field("orderNo"),
          <Box key="number" component="span" sx={{ display: "inline-flex", alignItems: "center" }}>
            <span title={order.orderNo}>{shortenNumber(order.orderNo)}</span>
            <CopyButton text={order.orderNo} label={t("show.copyOrderNo")} />
          </Box>,
        ],
        [messages.field("type"), messages.choice("type", order.type)],
        [
          messages.field("mergeStatus"),
          order.mergeStatus && order.mergeStatus !== "awaiting"
            ? messages.choice("mergeStatus", order.mergeStatus)
            : null,
        ],
        [t("show.payState"), t(order.payTime ? "show.payPaid" : "show.payOpen")],
        [
          messages.field("payMethod"),
          formatMethods(order, (method) => messages.choice("payMethod", method), locale),
        ],
        [
          messages.field("payChannel"),
          order.payChannel && messages.choice("payChannel", order.payChannel),
        ],
        [messages.field("payTime"), order.payTime && <Moment key="at" at={order.payTime} />],
        [
          messages.field("payOrderNo"),
          order.payOrderNo && <LongNumber key="payOrderNo" number={order.payOrderNo} />,
        ],
        [
          messages.field("transactionNo"),
          order.transactionNo && <LongNumber key="transactionNo" number={order.transactionNo} />,
        ],
      ]}
    />
  );
}

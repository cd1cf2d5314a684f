import Box from "@mui/material/Box";
import { formatInstant } from "../../../../../framework/admin/display/format.ts";
import { useSpeech } from "../../../../../framework/admin/display/useFormat.ts";
import { useWords } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import { type Order, placeOf, receiverText } from "../order.ts";
import { useSay } from "../useSay.ts";
import { CopyButton } from "./CopyButton.tsx";
import { Facts } from "./Facts.tsx";
import { trackingPage } from "./trackingPage.ts";

interface Props {
  order: Order;
}
export function ReceiverTool({ order }: Props) {
  const say = useSay();
  return <CopyButton text={receiverText(order)} label={say("show.copyReceiver")} />;
}
export function ReceiverFacts({ order }: Props) {
  const words = useWords(orders);
  const { timeZone } = useSpeech();
  return (
    <Facts
      facts={[
        [words.field("memberName"), order.memberName],
        [words.field("receiveName"), order.receiveName],
        [
          words.field("receivePhone"),
          order.receivePhone && <a href={`tel:${order.receivePhone}`}>{order.receivePhone}</a>,
        ],
        [words.field("receiveAddress"), order.selfLifting ? words.field("selfLifting") : placeOf(order)],
        [words.field("verifyCode"), order.verifyCode?.replace(/(\d{4})(?=\d)/g, "$1 ")],
        [words.field("selfLiftingTime"), order.selfLiftingTime && formatInstant(order.selfLiftingTime, timeZone)],
        [words.field("remark"), order.remark],
        [words.field("shopRemark"), order.shopRemark],
      ]}
    />
  );
}
export function PaymentFacts({ order }: Props) {
  const say = useSay();
  const words = useWords(orders);
  const { timeZone } = useSpeech();
  return (
    <Facts
      facts={[
        [say("show.payState"), say(order.payTime ? "show.payPaid" : "show.payOpen")],
        [words.field("payMethod"), order.payMethod && words.choice("payMethod", order.payMethod)],
        [words.field("payChannel"), order.payChannel && words.choice("payChannel", order.payChannel)],
        [words.field("payTime"), order.payTime && formatInstant(order.payTime, timeZone)],
        [words.field("payOrderNo"), order.payOrderNo],
        [words.field("transactionNo"), order.transactionNo],
      ]}
    />
  );
}
export function ParcelFacts({ order }: Props) {
  const say = useSay();
  const words = useWords(orders);
  const { timeZone } = useSpeech();
  const hasNumber = order.deliveryNo && order.deliveryNo !== "0";
  return (
    <Facts
      facts={[
        [words.field("deliveryType"), order.deliveryType && words.choice("deliveryType", order.deliveryType)],
        [words.field("deliveryNo"), hasNumber ? <ParcelNumber key="number" order={order} /> : say("show.noNumber")],
        [words.field("deliveryTime"), order.deliveryTime && formatInstant(order.deliveryTime, timeZone)],
      ]}
    />
  );
}
function ParcelNumber({ order }: Props) {
  const say = useSay();
  const page = trackingPage(order.deliveryType, order.deliveryNo);
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
      {page ? (
        <a href={page} target="_blank" rel="noreferrer">
          {order.deliveryNo}
        </a>
      ) : (
        order.deliveryNo
      )}
      <CopyButton text={order.deliveryNo ?? ""} label={say("show.copyNumber")} />
    </Box>
  );
}

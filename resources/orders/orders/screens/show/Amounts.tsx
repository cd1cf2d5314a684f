import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { SumLine, SumList } from "../SumList.tsx";
import { useMessages } from "../useMessages.ts";
import { calculateShopIncome } from "./amounts.ts";

/** The amounts of an order as a sum: what the buyer pays, refunds, and the shop's income. */
export function Amounts({ order }: { order: Order }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { platformCoupon, commission, net } = calculateShopIncome(order);
  const isPaid = order.payTime !== null;
  return (
    <SumList>
      <SumLine name={messages.field("goodsTotal")} amount={order.goodsTotal} />
      {order.couponAmount > 0 && (
        <SumLine name={messages.field("couponAmount")} amount={-order.couponAmount} />
      )}
      {order.priceAdjust !== 0 && (
        <SumLine name={messages.field("priceAdjust")} amount={order.priceAdjust} signed />
      )}
      <SumLine name={messages.field("freightFee")} amount={order.freightFee} signed />
      <SumLine name={t(isPaid ? "show.paid" : "price.now")} amount={order.payPrice} total />
      {order.refundAmount > 0 && (
        <SumLine name={messages.field("refundAmount")} amount={-order.refundAmount} />
      )}
      {platformCoupon > 0 && (
        <SumLine name={t("show.platformCoupon")} amount={platformCoupon} signed />
      )}
      {isPaid && commission !== 0 && (
        <SumLine name={messages.field("commissionTotal")} amount={-commission} />
      )}
      {isPaid && <SumLine name={t("show.net")} amount={net} total />}
    </SumList>
  );
}

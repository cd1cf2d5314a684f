import { formatPercent } from "../../../../../framework/admin/display/format.ts";
import { SumLine, SumList } from "../../../../../framework/admin/display/SumList.tsx";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import {
  calculateFreeDelivery,
  calculateShopIncome,
  findCommissionRate,
  listCoupons,
} from "./amounts.ts";

interface Props {
  order: Order;
}

/** The amounts of an order: what the buyer pays, and what the shop receives of it. */
export const Amounts = ({ order }: Props) => (
  <SumList>
    <BuyerPays order={order} />
    {order.payTime !== null && <ShopReceives order={order} />}
  </SumList>
);

function BuyerPays({ order }: Props) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const free = calculateFreeDelivery(order);
  const items = order.lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <>
      <SumLine
        name={`${messages.field("goodsTotal")} · ${t("print.pieces", { smart_count: items })}`}
        amount={order.goodsTotal}
      />
      {listCoupons(order).map(({ kind, name, saved }) => (
        <SumLine
          key={`${kind} ${name}`}
          name={[messages.getChoiceLabel("rowChoices.adjustments.kind", kind), name]
            .filter(Boolean)
            .join(" · ")}
          amount={-saved}
        />
      ))}
      {order.priceAdjust !== 0 && (
        <SumLine name={messages.field("priceAdjust")} amount={order.priceAdjust} signed />
      )}
      <SumLine name={messages.field("freightFee")} amount={order.freightFee + free.saved} />
      {free.saved > 0 && <SumLine name={free.name} amount={-free.saved} />}
      <SumLine
        name={t(order.payTime === null ? "price.now" : "show.buyerPaid")}
        amount={order.payPrice}
        total
      />
      {order.tenders?.map(({ method, amount }) => (
        <SumLine
          key={method}
          name={t("show.ofWhich", { method: messages.choice("payMethod", method) })}
          amount={amount}
          part
        />
      ))}
    </>
  );
}

/** Continues the sum: what the buyer has paid is its first term. */
function ShopReceives({ order }: Props) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { locale } = useFormat();
  const { platformCoupon, commission, net } = calculateShopIncome(order);
  const rate = findCommissionRate(order);
  return (
    <>
      {platformCoupon > 0 && (
        <SumLine name={t("show.platformCoupon")} amount={platformCoupon} signed />
      )}
      {commission !== 0 && (
        <SumLine
          name={[messages.field("commissionTotal"), rate && formatPercent(rate, locale)]
            .filter(Boolean)
            .join(" · ")}
          amount={-commission}
        />
      )}
      {order.refundAmount !== 0 && (
        <SumLine name={messages.field("refundAmount")} amount={-order.refundAmount} />
      )}
      <SumLine name={t("show.net")} amount={net} total />
    </>
  );
}

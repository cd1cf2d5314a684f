import { Link } from "react-router-dom";
import { ToneChip } from "../../../../framework/admin/display/ToneChip.tsx";
import { pathOf } from "../../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useHouse } from "../../../../framework/admin/resources.tsx";
import { useWords } from "../../../../framework/admin/useResourceMessages.ts";
import { mayOpen } from "../../../../framework/schema/index.ts";
import { orders } from "../orders.ts";
import { type Order, orderOf, refundedOf } from "./order.ts";

/** Where the refunds of an order stand, for those who may open them. */
export function useRefundsOf(): (order: Pick<Order, "orderNo">) => string | null {
  const { resources, actor } = useHouse();
  const refunds = resources.find(({ name }) => name === "refunds");
  return ({ orderNo }) =>
    refunds && mayOpen(actor, refunds)
      ? `${pathOf(refunds, "list")}?filter=${encodeURIComponent(JSON.stringify({ orderNo }))}`
      : null;
}

/** That something of the order goes back, and the way to it. */
export function RefundTag({ order }: { order: Order }) {
  const words = useWords(orders);
  const refundsOf = useRefundsOf();
  const refunded = refundedOf(order);
  if (!refunded) return null;
  const to = refundsOf(order);
  const chip = (
    <ToneChip tone={refunded === "refunding" ? "warning" : "neutral"}>
      {words.choice("refundStatus", refunded)}
      {to && " →"}
    </ToneChip>
  );
  return to ? <Link to={to}>{chip}</Link> : chip;
}

/** The same in a list, where most orders have none. */
export const RefundCell = ({ record }: { record: AdminRecord }) => {
  const order = orderOf(record);
  return refundedOf(order) ? <RefundTag order={order} /> : "—";
};

import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { canOpen } from "../../../../framework/schema/index.ts";
import { orders } from "../orders.ts";
import { getRefundState, type Order, type OrderRecord, toOrder } from "./order.ts";

/** Returns the path to the refunds of an order, or null where the actor may not open them. */
export function useRefundLink(): (order: Pick<Order, "orderNo">) => string | null {
  const { resources, actor } = useAdmin();
  const refunds = resources.find(({ name }) => name === "refunds");
  return ({ orderNo }) =>
    refunds && canOpen(actor, refunds)
      ? `${toPath(refunds, "list")}?filter=${encodeURIComponent(JSON.stringify({ orderNo }))}`
      : null;
}

/** On a phone it is as high as a finger needs. */
const TagLink = styled(Link)(({ theme }) => ({
  [theme.breakpoints.down("sm")]: { display: "inline-flex", alignItems: "center", minHeight: 44 },
}));

/** The refund status of an order, linked to its refunds. */
export function RefundTag({ order }: { order: Order }) {
  const messages = useResourceMessages(orders);
  const getRefundLink = useRefundLink();
  const refunded = getRefundState(order);
  if (!refunded) return null;
  const to = getRefundLink(order);
  const chip = (
    <StatusChip tone={refunded === "refunding" ? "warning" : "neutral"}>
      {messages.choice("refundStatus", refunded)}
      {to && " →"}
    </StatusChip>
  );
  return to ? <TagLink to={to}>{chip}</TagLink> : chip;
}

/** The same for a list, where most orders have none. */
export const RefundCell = ({ record }: { record: OrderRecord }) => {
  const order = toOrder(record);
  return getRefundState(order) ? <RefundTag order={order} /> : noValue;
};

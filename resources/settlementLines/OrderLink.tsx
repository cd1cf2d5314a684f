import { InnerLink } from "../../framework/admin/display/InnerLink.tsx";
import { pathOf } from "../../framework/admin/paths.ts";
import { type DisplayComponent, useActor } from "../../framework/admin/resources.tsx";
import { mayOpen } from "../../framework/schema/index.ts";
import { orders } from "../orders/orders.ts";
import { refunds } from "../refunds/refunds.ts";

/** The order of a line; of a refund's, the refund. */
export const OrderLink: DisplayComponent = ({ record }) => {
  const actor = useActor();
  const [target, id] = record.kind === "refund" ? [refunds, record.refId] : [orders, record.orderId];
  const said = typeof record.orderNo === "string" ? record.orderNo : "—";
  if (typeof id !== "number" || !mayOpen(actor, target)) return said;
  return <InnerLink to={pathOf(target, "show", id)}>{said}</InnerLink>;
};

import { InnerLink } from "../../../framework/admin/display/InnerLink.tsx";
import { pathOf } from "../../../framework/admin/paths.ts";
import { type DisplayComponent, useHouse } from "../../../framework/admin/resources.tsx";
import { may } from "../../../framework/schema/index.ts";
import { refundOf } from "./refund.ts";

/** The number of the order, as the way to it for whoever may open it. */
export const OrderLink: DisplayComponent = ({ record }) => {
  const { resources, actor } = useHouse();
  const { orderId, orderNo } = refundOf(record);
  const orders = resources.find(({ name }) => name === "orders");
  if (!orders || actor.realm !== "shop" || !may(actor, orders, "view")) return orderNo;
  return <InnerLink to={pathOf(orders, "show", orderId)}>{orderNo}</InnerLink>;
};

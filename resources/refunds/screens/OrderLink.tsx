import Link from "@mui/material/Link";
import type { MouseEvent } from "react";
import { Link as RouterLink } from "react-router";
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
  return (
    <Link
      component={RouterLink}
      to={pathOf(orders, "show", orderId)}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {orderNo}
    </Link>
  );
};

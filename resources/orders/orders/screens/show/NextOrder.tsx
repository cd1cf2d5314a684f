import { readListedRows } from "../../../../../framework/admin/list/listedRows.ts";
import { NextWaiting } from "../../../../../framework/admin/show/NextWaiting.tsx";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";

/** Leads from an order that was opened to be shipped, and now is, to the next one to ship. */
export function NextOrder({ order }: { order: Order }) {
  const t = useMessages();
  const listed = readListedRows(orders.name);
  const wasOpenedToShip = listed?.filter.tab === "readyToShip" && listed.ids.includes(order.id);
  if (!wasOpenedToShip || order.status === "unshipped") return null;
  return (
    <NextWaiting
      resource={orders}
      id={order.id}
      tab="readyToShip"
      getLabel={(count) => t("show.next", { smart_count: count })}
    />
  );
}

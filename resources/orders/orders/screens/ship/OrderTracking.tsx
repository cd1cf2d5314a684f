import { useRef } from "react";
import { shopNumberings } from "../../../../../core/shopNumbers.ts";
import { toPath } from "../../../../../framework/admin/paths.ts";
import type { AdminProvider } from "../../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { noTrackingNumber } from "../../../../freight/index.ts";
import { TrackingDialog } from "../../../../freight/screens.ts";
import { orders } from "../../orders.ts";
import { type Order, type OrderRecord, toOrder } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { findBlocked } from "./parcels.ts";
import { useCouriers } from "./useCouriers.ts";
import { useShip } from "./useDelivery.ts";
import { useShippedLink } from "./useShippedLink.ts";

const chunk = 100;
/** How many orders a file to fill in begins with at most. */
const maxReady = 500;

/** An order of the list, and how it was sent. */
type TrackedRow = Order & Pick<OrderRecord, "deliveryType" | "deliveryNo">;
const toTrackedRow = (record: OrderRecord): TrackedRow => ({ ...record, ...toOrder(record) });

/** Finds the shop's orders with these numbers: short ones such as `#1042`, and long ones. */
async function findOrders(
  provider: AdminProvider,
  numbers: readonly string[],
): Promise<TrackedRow[]> {
  const isShort = (number: string) => number.startsWith(shopNumberings.order.prefix);
  const find = async (field: "number" | "orderNo", wanted: readonly string[]) => {
    const found: TrackedRow[] = [];
    for (let start = 0; start < wanted.length; start += chunk) {
      const some = wanted.slice(start, start + chunk);
      const { data } = await provider.getList(orders.name, {
        filter: { [`${field}_in`]: some.join(",") },
        pagination: { page: 1, perPage: chunk },
        sort: { field: "id", order: "ASC" },
        meta: { list: true },
      });
      found.push(...data.map(toTrackedRow));
    }
    return found;
  };
  return [
    ...(await find("number", numbers.filter(isShort))),
    ...(await find(
      "orderNo",
      numbers.filter((number) => !isShort(number)),
    )),
  ];
}
/** Finds the orders that can be shipped now, what has to be shipped first at the top. */
async function findReady(provider: AdminProvider): Promise<Order[]> {
  const found: Order[] = [];
  for (let page = 1; found.length < maxReady; page++) {
    const { data } = await provider.getList(orders.name, {
      filter: { tab: "readyToShip" },
      pagination: { page, perPage: chunk },
      sort: { field: "shipBy", order: "ASC" },
      meta: { list: true },
    });
    found.push(...data.map(toOrder));
    if (data.length < chunk) break;
  }
  return found;
}

/** The import of tracking numbers for the shop's orders. */
export function OrderTracking({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { field } = useResourceMessages(orders);
  const provider = useAdminProvider();
  const { names, last } = useCouriers();
  const ship = useShip();
  const link = useShippedLink();
  const ids = useRef(new Map<string, number>());
  const find = async (numbers: readonly string[]) =>
    (await findOrders(provider, numbers)).map((order) => {
      const { id, number, orderNo, receiveName } = order;
      ids.current.set(orderNo, id);
      const to = toPath(orders, "show", id);
      return { id, number, orderNo, receiveName, to, blocked: describeBlocked(order) };
    });
  const describeBlocked = (order: TrackedRow): string | null => {
    const blocked = findBlocked(order);
    const { deliveryType, deliveryNo } = order;
    return blocked === "shipped" && deliveryType && deliveryNo && deliveryNo !== noTrackingNumber
      ? t("tracking.shipped", { courier: names[deliveryType], number: deliveryNo })
      : blocked && t(`tracking.problems.${blocked}`);
  };
  return (
    <TrackingDialog
      messages={{ t, field }}
      names={names}
      defaults={last}
      findOrders={find}
      findReady={() => findReady(provider)}
      ship={ship}
      linkTo={(numbers) => link(numbers.flatMap((number) => ids.current.get(number) ?? []))}
      onClose={onClose}
    />
  );
}

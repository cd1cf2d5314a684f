import { useRef } from "react";
import type { AdminProvider } from "../../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { TrackingDialog } from "../../../../freight/screens.ts";
import { orders } from "../../orders.ts";
import { type Order, toOrder } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { findBlocked } from "./parcels.ts";
import { useCouriers } from "./useCouriers.ts";
import { useShip } from "./useDelivery.ts";
import { useShippedLink } from "./useShippedLink.ts";

const chunk = 100;
/** Finds the shop's orders with these numbers. */
async function findOrders(provider: AdminProvider, numbers: readonly string[]): Promise<Order[]> {
  const found: Order[] = [];
  for (let start = 0; start < numbers.length; start += chunk) {
    const some = numbers.slice(start, start + chunk);
    const { data } = await provider.getList(orders.name, {
      filter: { orderNo_in: some.join(",") },
      pagination: { page: 1, perPage: chunk },
      sort: { field: "id", order: "ASC" },
      meta: { list: true },
    });
    found.push(...data.map(toOrder));
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
      const blocked = findBlocked(order);
      const { id, orderNo, receiveName } = order;
      ids.current.set(orderNo, id);
      return { id, orderNo, receiveName, blocked: blocked && t(`tracking.problems.${blocked}`) };
    });
  return (
    <TrackingDialog
      messages={{ t, field }}
      names={names}
      defaults={last}
      findOrders={find}
      ship={ship}
      linkTo={(numbers) => link(numbers.flatMap((number) => ids.current.get(number) ?? []))}
      onClose={onClose}
    />
  );
}

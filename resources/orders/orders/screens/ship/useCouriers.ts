import { useMemo } from "react";
import { useStore } from "react-admin";
import { listStoreKey } from "../../../../../framework/admin/list/useListPreference.ts";
import { useActor } from "../../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { type Courier, couriers } from "../../../../freight/index.ts";
import { orders } from "../../orders.ts";

/** The couriers by name, and the one that the member used last. */
export function useCouriers() {
  const { choice } = useResourceMessages(orders);
  const names = useMemo(
    () => Object.fromEntries(couriers.map((courier) => [courier, choice("deliveryType", courier)])),
    [choice],
  );
  const [last, setLast] = useStore<Courier>(listStoreKey(useActor(), orders, "courier"), "auspost");
  return { names, last, setLast };
}

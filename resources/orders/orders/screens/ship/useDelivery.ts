import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showExpected } from "../../../../../framework/admin/action/showExpected.ts";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import type { ShippedParcels } from "../../../../freight/screens.ts";
import type { Delivery } from "../../orderCalls.ts";
import { orders } from "../../orders.ts";

const ship = orders.actionList.find(({ name }) => name === "ship");
const chunk = 100;
interface Answer {
  shipped?: unknown;
  parcelIds?: unknown;
  failed?: readonly { place: number; message: string | null }[];
}
/** What was shipped, with the ids of its parcels. */
type Shipped = ShippedParcels & { parcelIds: readonly number[] };

/**
 * Returns the function that ships parcels in chunks. Orders that nothing is left of
 * are shown as shipped meanwhile; what a lost connection prevents fails row by row.
 */
export function useShip(): (parcels: readonly Delivery[]) => Promise<Shipped> {
  const provider = useAdminProvider();
  const queries = useQueryClient();
  return async (parcels) => {
    const failed = new Map<number, string>();
    const parcelIds: number[] = [];
    let shipped = 0;
    const idAt = (place: number): number[] => [parcels[place]?.orderId ?? []].flat();
    const showing = showExpected(
      queries,
      orders,
      parcels.flatMap(({ lines }, place) => (lines ? [] : idAt(place))),
      (record) => ship?.optimistic?.(record) ?? {},
    );
    for (let start = 0; start < parcels.length; start += chunk) {
      const some = parcels.slice(start, start + chunk);
      try {
        const answer: Answer = await provider.runCall(orders.name, "delivery", {
          deliveryJson: some,
        });
        shipped += Number(answer.shipped ?? 0);
        if (Array.isArray(answer.parcelIds)) parcelIds.push(...answer.parcelIds.map(Number));
        for (const { place, message } of answer.failed ?? []) {
          failed.set(start + place, message ?? "");
          (await showing)(idAt(start + place));
        }
      } catch (error) {
        // If the first chunk fails, the whole call does; failures of later chunks are reported by
        // row.
        (await showing)(some.flatMap((_, place) => idAt(start + place)));
        if (start === 0) throw error;
        some.forEach((_, place) => {
          failed.set(start + place, error instanceof Error ? error.message : "");
        });
      } finally {
        await showing;
        void queries.invalidateQueries({ queryKey: [orders.name] });
      }
    }
    return { shipped, parcelIds, failed };
  };
}

/** Ships parcels as a mutation, and passes the result on. */
export const useDelivery = (onDone: (result: Shipped) => void) =>
  useMutation({ mutationFn: useShip(), onSuccess: onDone });

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import type { Delivery } from "../../orderCalls.ts";
import { orders } from "../../orders.ts";

export interface Shipped {
  shipped: number;
  /** Why a parcel failed, by its index in the request. */
  failed: ReadonlyMap<number, string>;
}
const chunk = 100;
interface Answer {
  shipped?: unknown;
  failed?: readonly { place: number; message: string | null }[];
}

/** Ships parcels in chunks; what a lost connection prevents fails row by row. */
export function useDelivery(onDone: (result: Shipped) => void) {
  const provider = useAdminProvider();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (parcels: readonly Delivery[]): Promise<Shipped> => {
      const failed = new Map<number, string>();
      let shipped = 0;
      for (let start = 0; start < parcels.length; start += chunk) {
        const some = parcels.slice(start, start + chunk);
        try {
          const answer: Answer = await provider.runCall(orders.name, "delivery", { deliveryJson: some });
          shipped += Number(answer.shipped ?? 0);
          for (const { place, message } of answer.failed ?? []) failed.set(start + place, message ?? "");
        } catch (error) {
          // If the first chunk fails, the whole call does; failures of later chunks are reported by
          // row.
          if (start === 0) throw error;
          some.forEach((_, place) => {
            failed.set(start + place, error instanceof Error ? error.message : "");
          });
        }
      }
      return { shipped, failed };
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: [orders.name] }),
  });
}

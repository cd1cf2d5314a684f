import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../../framework/admin/resources.tsx";
import type { CallOutput } from "../../../framework/schema/index.ts";
import { orders } from "../../../resources/orders/index.ts";

/** The numbers of days that the dashboard sums up. */
export const ranges = [1, 7, 30] as const;
export type Range = (typeof ranges)[number];

/** The sales of a range and of the one before it, in cents. */
export type Sales = CallOutput<typeof orders, "getSales">;
export type Slot = NonNullable<Sales["slots"]>[number];

/** How long the figures are shown without asking again, in milliseconds. */
const refreshMs = 60_000;

/** Reads the shop's sales of the last days; while another range loads, the last one stays. */
export function useSales(days: Range) {
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [orders.name, "sales", days],
    queryFn: () => provider.runCall("orders", "getSales", { days }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
}

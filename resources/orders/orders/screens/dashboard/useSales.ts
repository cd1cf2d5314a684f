import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { usePeriod } from "../../../../../framework/admin/dashboard/period.tsx";
import { pathToList } from "../../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import type { CallOutput } from "../../../../../framework/schema/index.ts";
import { orders, soldStates } from "../../orders.ts";

/** The sales of a period and of the one before it, in cents. */
export type Sales = CallOutput<typeof orders, "getSales">;
export type Slot = NonNullable<Sales["slots"]>[number];

/** How long the figures are shown without asking again, in milliseconds. */
const refreshMs = 60_000;

/** Reads the shop's sales; while another period loads, the last one stays. */
export function useSales() {
  const days = usePeriod();
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [orders.name, "sales", days],
    queryFn: () => provider.runCall("orders", "getSales", { days }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
}

/** Returns the paths of the orders behind the sales, and of those among them with refunds. */
export function listSalesLinks({ from, until }: Pick<Sales, "from" | "until">) {
  const sold = { status: soldStates.join(","), addTime_gte: from, addTime_lte: until };
  return {
    orders: pathToList(orders, sold),
    refunds: pathToList(orders, { ...sold, refundStatus: "partly,whole" }),
  };
}

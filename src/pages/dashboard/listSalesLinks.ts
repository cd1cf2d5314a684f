import { pathToList } from "../../../framework/admin/paths.ts";
import { orders, soldStates } from "../../../resources/orders/index.ts";
import type { Sales } from "./useSales.ts";

/** Returns the paths of the orders behind the sales, and of those among them with refunds. */
export function listSalesLinks({ from, until }: Pick<Sales, "from" | "until">) {
  const sold = {
    status: soldStates.join(","),
    addTime_gte: from,
    addTime_lte: until,
  };
  return {
    orders: pathToList(orders, sold),
    refunds: pathToList(orders, { ...sold, refundStatus: "partly,whole" }),
  };
}

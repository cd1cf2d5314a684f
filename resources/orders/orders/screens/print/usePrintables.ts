import { useActor } from "../../../../../framework/admin/resources.tsx";
import { can } from "../../../../../framework/schema/index.ts";
import { invoices } from "../../../../tax/index.ts";
import type { Order } from "../order.ts";
import { listPrintables, type Printed } from "./printPath.ts";

/** The documents that the member can print for an order: invoices have a right of their own. */
export function usePrintables(
  order: Pick<Order, "status" | "payTime" | "cancelReason">,
): readonly Printed[] {
  const readsInvoices = can(useActor(), invoices, "view");
  return listPrintables(order).filter((document) => document !== "invoice" || readsInvoices);
}

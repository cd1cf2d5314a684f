import type { Order } from "../order.ts";
import { listPrintables, type Printed } from "./printPath.ts";
import { useReadsInvoices } from "./useReadsInvoices.ts";

/** The documents that the member can print for an order: invoices have a right of their own. */
export function usePrintables(
  order: Pick<Order, "status" | "payTime" | "cancelReason">,
): readonly Printed[] {
  const readsInvoices = useReadsInvoices();
  return listPrintables(order).filter((document) => document !== "invoice" || readsInvoices);
}

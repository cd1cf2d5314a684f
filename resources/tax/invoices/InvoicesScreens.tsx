import { lazy, Suspense } from "react";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { invoices } from "./invoices.ts";
import { InvoiceBulk } from "./screens/InvoiceBulk.tsx";
import { InvoiceLink, OrderLink, PrintItem, RefundLink } from "./screens/links.tsx";

const Show = lazy(async () => ({
  default: (await import("./screens/InvoiceShow.tsx")).InvoiceShow,
}));

export default defineScreens(invoices, {
  bulk: InvoiceBulk,
  menu: PrintItem,
  displays: { orderNumber: OrderLink, refundNumber: RefundLink, invoiceNumber: InvoiceLink },
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show />
    </Suspense>
  ),
});

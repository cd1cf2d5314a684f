import MenuItem from "@mui/material/MenuItem";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useResource } from "../../../../framework/admin/resources.tsx";
import { invoicePrintPath } from "../invoicePrintPath.ts";
import { invoices } from "../invoices.ts";
import type { InvoiceRecord } from "./heading.ts";
import { useMessages } from "./useMessages.ts";

/** The order, linked. */
export const OrderLink: DisplayComponent<typeof invoices> = ({ record }) => (
  <RecordLink resource={useResource("orders")} id={record.orderId ?? null}>
    {record.orderNumber ?? noValue}
  </RecordLink>
);

/** The refund of a note, linked. */
export const RefundLink: DisplayComponent<typeof invoices> = ({ record }) => (
  <RecordLink resource={useResource("refunds")} id={record.refundId ?? null}>
    {record.refundNumber ?? noValue}
  </RecordLink>
);

/** The invoice that a note adjusts, linked. */
export const InvoiceLink: DisplayComponent<typeof invoices> = ({ record }) => (
  <RecordLink resource={invoices} id={record.invoiceId ?? null}>
    {record.invoiceNumber ?? noValue}
  </RecordLink>
);

/** Prints the document of a row. */
export function PrintItem({ record }: { record: InvoiceRecord }) {
  const t = useMessages();
  return (
    <MenuItem
      component="a"
      href={invoicePrintPath({ ids: [record.id] })}
      target="_blank"
      rel="opener"
    >
      {t("print")}
    </MenuItem>
  );
}

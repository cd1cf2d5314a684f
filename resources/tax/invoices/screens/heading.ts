import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { invoices } from "../invoices.ts";

export type InvoiceRecord = AdminRecord<typeof invoices>;
export type Heading = "taxInvoice" | "invoice" | "adjustmentNote" | "creditNote";

/**
 * The heading of a document. Only a seller that is registered for GST issues tax invoices, and the
 * adjustment notes of these.
 */
export const getHeading = ({
  kind,
  gstRegistered,
}: Pick<InvoiceRecord, "kind" | "gstRegistered">): Heading =>
  kind === "adjustmentNote"
    ? gstRegistered
      ? "adjustmentNote"
      : "creditNote"
    : gstRegistered
      ? "taxInvoice"
      : "invoice";

/** Total in cents from which a tax invoice names the buyer. */
const buyerNamedFrom = 100_000;
/** Whether the law requires that a document names its buyer. */
export const namesBuyer = ({ total }: Pick<InvoiceRecord, "total">): boolean =>
  Math.abs(total ?? 0) >= buyerNamedFrom;

/** Formats an ABN: 51 824 753 556. */
export const formatAbn = (abn: string): string =>
  abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");

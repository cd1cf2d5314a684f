import { boolean, date, text } from "../../../framework/schema/index.ts";

/**
 * The seller for tax. A shop that is registered for GST charges it from `gstFrom` on, and issues
 * tax invoices with its ABN.
 */
export const taxFields = {
  /** 11 digits, stored without spaces. */
  abn: text({ max: 14, help: true }),
  gstRegistered: boolean({ required: true, default: false, backfill: false, help: true }),
  gstFrom: date({ help: true, visibleWhen: { gstRegistered: true } }),
} as const;

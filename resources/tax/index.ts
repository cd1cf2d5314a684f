/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { invoicePrintPath } from "./invoices/invoicePrintPath.ts";
export { invoices } from "./invoices/invoices.ts";

/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { invoices } from "./invoices/invoices.ts";

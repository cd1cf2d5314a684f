/** Components of the domain, for the browser app and other domains' screens. */

export { InvoicePrintPage } from "./invoices/screens/InvoicePrintPage.tsx";
export { IssuedDocuments } from "./invoices/screens/IssuedDocuments.tsx";

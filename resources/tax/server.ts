/** Server functions of the domain, for other domains and the server. */

export { issueInvoices } from "./invoices/commands/issueInvoices.ts";
export { issueCancellationNotes, issueRefundNote } from "./invoices/commands/issueNotes.ts";

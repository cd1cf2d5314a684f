import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pastBuyers } from "../pastBuyers.ts";

const messages: ResourceMessages<typeof pastBuyers> = {
  name: "Customer from previous store |||| Customers from previous store",
  listName: "Imported customers",
  empty: "Customers from your previous store will appear here. Import the file that it exported.",
  fields: {
    name: "Name",
    reference: "Customer ID",
    source: "Imported from",
    email: "Email",
    phone: "Phone",
    address: "Address",
    orderCount: "Orders",
    spent: "Spent",
    acceptsMarketing: "Agreed to marketing",
    note: "Note",
  },
  groups: {
    main: "Customer",
    past: "In the previous store",
  },
  importNotes: {
    nameMissing:
      "%{count} customer has no name; the email address or phone number is used. |||| %{count} customers have no name; their email addresses or phone numbers are used.",
    tagsLost:
      "The tags of %{count} customer won't be imported. |||| The tags of %{count} customers won't be imported.",
    taxExemptLost:
      "%{count} customer is tax-exempt in %{program}; this isn't imported. |||| %{count} customers are tax-exempt in %{program}; this isn't imported.",
  },
};
export default messages;

import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { suppliers } from "../suppliers.ts";

const messages: ResourceMessages<typeof suppliers> = {
  name: "Supplier |||| Suppliers",
  fields: {
    abn: "ABN",
    creditLimit: "Credit limit",
    paymentDays: "Payment days",
  },
  choices: {
    supplies: {
      fresh: "Fresh food",
      pantry: "Pantry",
      drinks: "Drinks",
      books: "Books",
      stationery: "Stationery",
      packaging: "Packaging",
      other: "Other",
    },
  },
  groups: {
    main: "Supplier",
    terms: "Terms",
    contacts: "Contacts",
  },
  help: {
    abn: "Australian Business Number, 11 digits",
  },
  empty: "Suppliers are whom you buy from. Add one, or import your list from a spreadsheet.",
};
export default messages;

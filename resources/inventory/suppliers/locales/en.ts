import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { suppliers } from "../suppliers.ts";

const messages: ResourceMessages<typeof suppliers> = {
  name: "Supplier |||| Suppliers",
  fields: {
    contact: "Contact person",
    abn: "ABN",
    supplies: "Product types",
    creditLimit: "Credit limit",
    pauseReason: "Reason for pausing",
    remark: "Notes",
    paymentDays: "Payment terms",
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
  titles: {
    pause: "Pause %{what}?",
    resume: "Resume %{what}?",
  },
  consequences: { pause: "Its credit limit can't be changed until you resume it." },
  done: {
    pause: "Supplier paused |||| %{smart_count} suppliers paused",
    resume: "Supplier resumed |||| %{smart_count} suppliers resumed",
  },
  groups: {
    main: "Supplier",
    terms: "Terms",
    contacts: "Contacts",
  },
  locked: {
    creditLimit: "A paused supplier keeps its credit limit. Resume the supplier to change it.",
  },
  help: {
    abn: "Australian Business Number, 11 digits",
  },
  empty: "Your suppliers will appear here. Add one, or import a list from a spreadsheet.",
};
export default messages;

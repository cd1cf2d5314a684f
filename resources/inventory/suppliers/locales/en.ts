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
    arrears: "Outstanding",
    notDue: "Not due yet",
    due30: "1–30 days overdue",
    due60: "31–60 days overdue",
    due90: "61–90 days overdue",
    dueLonger: "Over 90 days overdue",
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
  actions: {
    pay: "Record payment",
  },
  titles: {
    pay: "Record a payment to %{what}",
    pause: "Pause %{what}?",
    resume: "Resume %{what}?",
  },
  consequences: {
    pay: "It pays the purchases that are due first.",
    pause: "Its credit limit can't be changed until you resume it.",
  },
  done: {
    pay: "Payment recorded",
    pause: "Supplier paused |||| %{smart_count} suppliers paused",
    resume: "Supplier resumed |||| %{smart_count} suppliers resumed",
  },
  did: {
    pay: "recorded a payment to %{name}",
  },
  groups: {
    ageing: "Outstanding by age",
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
  inputs: {
    pay: {
      amount: "Amount",
      method: "Method",
      paidOn: "Paid on",
      reference: "Reference",
    },
  },
  inputChoices: {
    pay: {
      method: { transfer: "Bank transfer", card: "Card", cash: "Cash", creditNote: "Credit note" },
    },
  },
  empty: "Your suppliers will appear here. Add one, or import a list from a spreadsheet.",
};
export default messages;

import type { ResourceMessages } from "../../../framework/schema/index.ts";
import { en as schema } from "../../../framework/schema/locales/en.ts";
import type { AppMessages } from "../../../i18n/appMessages.ts";
import type { books } from "../books.ts";
import type { loans } from "../loans.ts";

const booksEn: ResourceMessages<typeof books> = {
  name: "Book |||| Books",
  fields: {
    title: "Title",
    author: "Author",
    year: "Year",
    price: "Replacement price",
    status: "Status",
  },
  choices: { status: { available: "Available", lent: "Lent" } },
  actions: { lend: "Lend", return: "Return" },
  titles: { lend: "Lend %{what}?", return: "Return %{what}?" },
  done: { lend: "Book lent", return: "Book returned" },
  inputs: { lend: { borrower: "Borrower", dueOn: "Due on" } },
  groups: { main: "Book" },
  validation: { dueInPast: "The due date can't be in the past" },
  empty: "Add the books of your branch.",
};
const loansEn: ResourceMessages<typeof loans> = {
  name: "Loan |||| Loans",
  fields: {
    book: "Book",
    borrower: "Borrower",
    dueOn: "Due on",
    returnedOn: "Returned on",
    fee: "Late fee",
    status: "Status",
  },
  choices: { status: { open: "Open", returned: "Returned" } },
  groups: { main: "Loan" },
  empty: "Loans will appear here when books are lent.",
};
export default {
  schema,
  sections: { lending: "Lending" },
  resources: { books: booksEn, loans: loansEn },
} satisfies AppMessages;

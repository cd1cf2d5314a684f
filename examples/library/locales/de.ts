import type { ResourceMessages } from "../../../framework/schema/index.ts";
import type { AppMessages } from "../../../i18n/appMessages.ts";
import { de as schema } from "../../../i18n/framework/schema/locales/de.ts";
import type { books } from "../books.ts";
import type { loans } from "../loans.ts";

const booksDe: ResourceMessages<typeof books> = {
  name: "Buch |||| Bücher",
  fields: {
    title: "Titel",
    author: "Autor/in",
    year: "Jahr",
    price: "Ersatzpreis",
    status: "Status",
  },
  choices: { status: { available: "Verfügbar", lent: "Verliehen" } },
  actions: { lend: "Ausleihen", return: "Zurückgeben" },
  titles: { lend: "%{what} ausleihen?", return: "%{what} zurückgeben?" },
  done: { lend: "Buch ausgeliehen", return: "Buch zurückgegeben" },
  inputs: { lend: { borrower: "Leser/in", dueOn: "Fällig am" } },
  groups: { main: "Buch" },
  validation: { dueInPast: "Das Fälligkeitsdatum darf nicht in der Vergangenheit liegen" },
  empty: "Fügen Sie die Bücher Ihrer Zweigstelle hinzu.",
};
const loansDe: ResourceMessages<typeof loans> = {
  name: "Ausleihe |||| Ausleihen",
  fields: {
    book: "Buch",
    borrower: "Leser/in",
    dueOn: "Fällig am",
    returnedOn: "Zurückgegeben am",
    fee: "Säumnisgebühr",
    status: "Status",
  },
  choices: { status: { open: "Offen", returned: "Zurückgegeben" } },
  groups: { main: "Ausleihe" },
  empty: "Ausleihen erscheinen hier, sobald Bücher verliehen werden.",
};
export default {
  schema,
  sections: { lending: "Ausleihe" },
  resources: { books: booksDe, loans: loansDe },
} satisfies AppMessages;

import {
  choice,
  date,
  defineResource,
  money,
  reference,
  section,
  text,
} from "../../framework/schema/index.ts";

/** The loans of a branch. Lending a book begins one, and returning the book ends it. */
export const loans = defineResource("loans", {
  api: "loans",
  route: "/lending/loans",
  access: "lending:loans",
  owner: "branch",
  operations: ["export"],
  fields: {
    book: reference("books", { required: true, filter: true }),
    borrower: text({ required: true, search: true, sortable: true, filter: true, max: 120 }),
    dueOn: date({ required: true, sortable: true, filter: true }),
    returnedOn: date({ filter: true }),
    fee: money({ min: 0, filter: true }),
    status: choice(["open", "returned"], { default: "open", filter: true, readOnly: true }),
  },
  list: {
    columns: ["book", "borrower", "dueOn", "returnedOn", "fee", "status"],
    sort: ["dueOn", "asc"],
    tabs: "status",
    sums: ["fee"],
  },
  form: [section("main", ["book", "borrower", "dueOn", "returnedOn", "fee"])],
});

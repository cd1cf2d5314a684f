import {
  choice,
  date,
  defineResource,
  integer,
  money,
  section,
  text,
} from "../../framework/schema/index.ts";

/** The books of a branch, each of which is available or lent. */
export const books = defineResource("books", {
  api: "books",
  route: "/lending/books",
  access: "lending:books",
  owner: "branch",
  fields: {
    title: text({ required: true, search: true, sortable: true, filter: true, max: 200 }),
    author: text({ required: true, search: true, sortable: true, filter: true, max: 120 }),
    year: integer({ min: 1450, max: 2100, sortable: true, filter: true }),
    price: money({ min: 0, sortable: true, filter: true }),
    status: choice(["available", "lent"], { default: "available", filter: true, readOnly: true }),
  },
  list: {
    columns: ["title", "author", "year", "price", "status"],
    sort: ["title", "asc"],
    tabs: "status",
    sums: ["price"],
  },
  form: [section("main", ["title", "author", "year", "price"])],
  actions: {
    lend: {
      from: ["available"],
      to: "lent",
      input: { borrower: text({ required: true, max: 120 }), dueOn: date({ required: true }) },
    },
    return: { from: ["lent"], to: "available", bulk: true },
  },
  related: { loans: "book" },
});

import { choice, defineResource, money, phone, rows, text } from "../framework/schema/index.ts";

/**
 * A resource with very many rows per shop: exact search of numbers, tabs, a sum, and child rows in
 * its list.
 */
export const crates = defineResource("crates", {
  api: "member/crate",
  route: "/test/crates",
  access: "test:crates",
  owner: "shop",
  fields: {
    number: text({ search: "exact", filter: true, max: 60 }),
    phone: phone({ search: "exact" }),
    secret: text({ search: "exact", access: "test:crates:secret", max: 60 }),
    name: text({ required: true, search: true }),
    status: choice(["waiting", "sent", "done"], {
      required: true,
      default: "waiting",
      filter: true,
    }),
    price: money({ default: 0, sortable: true, filter: true }),
    lines: rows({ title: text({ required: true }) }),
  },
  label: "name",
  list: {
    columns: ["lines", "number", "phone", "status", "price"],
    tabs: "status",
    sums: ["price"],
  },
});

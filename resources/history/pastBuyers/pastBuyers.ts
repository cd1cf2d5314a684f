import {
  boolean,
  defineResource,
  email,
  integer,
  longText,
  money,
  section,
  text,
} from "../../../framework/schema/index.ts";

/**
 * Customers that a shop had in another system. They have no account here, and nothing is sent to
 * them; a customer who signs up here is another row, of the platform.
 */
export const pastBuyers = defineResource("pastBuyers", {
  api: "member/pastBuyer",
  route: "/order/pastOrders/customers",
  access: "order:pastOrders",
  owner: "shop",
  fields: {
    name: text({ required: true, search: true, filter: true, sortable: true, max: 120 }),
    /** The customer's number in the other system, or the address where it has none. */
    reference: text({ required: true, unique: true, search: "exact", max: 255 }),
    source: text({ filter: true, max: 60 }),
    email: email({ search: true, filter: true, max: 255 }),
    phone: text({ search: true, max: 60 }),
    address: longText({ max: 500 }),
    orderCount: integer({ min: 0, sortable: true }),
    spent: money({ min: 0, filter: true, sortable: true }),
    /** Whether the customer had agreed to advertising by e-mail at the other system. */
    acceptsMarketing: boolean({ default: false, filter: true }),
    note: longText({ max: 2000 }),
  },
  label: "name",
  key: "reference",
  importFormats: ["Shopify"],
  list: {
    columns: ["name", "email", "phone", "orderCount", "spent", "source", "addTime"],
    hidden: ["addTime"],
    phone: { title: "name", figure: "spent" },
    sort: ["id", "desc"],
  },
  form: [
    section("main", ["name", "email", "phone", "address", "note"]),
    section("past", ["reference", "source", "orderCount", "spent", "acceptsMarketing"], {
      place: "rail",
    }),
  ],
});

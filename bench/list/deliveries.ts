import {
  boolean,
  choice,
  date,
  defineResource,
  email,
  integer,
  money,
  reference,
  section,
  text,
} from "../../framework/schema/index.ts";

const states = ["expected", "arrived", "checked", "returned"] as const;

/** A resource with eight columns of eight field types. */
export const deliveries = defineResource("deliveries", {
  api: "member/delivery",
  route: "/stock/deliveries",
  access: "stock:deliveries",
  owner: "shop",
  fields: {
    code: text({ required: true, search: true, sortable: true }),
    status: choice(states, { default: "expected", readOnly: true, filter: true }),
    price: money({ sortable: true }),
    due: date({ sortable: true }),
    boxes: integer({ sortable: true }),
    supplier: reference("suppliers", { filter: true }),
    askAt: email(),
    fragile: boolean({ default: false }),
  },
  list: {
    columns: ["code", "status", "price", "due", "boxes", "supplier", "askAt", "fragile"],
    sort: ["code", "asc"],
    tabs: "status",
  },
  form: [section("main", ["code", "price", "due", "boxes", "supplier", "askAt", "fragile"])],
  actions: { accept: { from: ["arrived"], to: "checked", bulk: true } },
});

/** Rows as the data provider returns them: money in cents, the supplier's name next to its id. */
export const rows = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  version: 1,
  code: `D-${String(index + 1).padStart(5, "0")}`,
  status: states[index % states.length] ?? "expected",
  price: 1995 + index * 731,
  due: new Date(Date.UTC(2026, 0, 1 + (index % 365))).toISOString().slice(0, 10),
  boxes: (index * 37) % 400,
  supplier: 1 + (index % 60),
  askAt: `orders${index % 60}@supplier.example`,
  fragile: index % 3 === 0,
  _labels: { supplier: `Supplier of pantry goods ${index % 60}` },
}));

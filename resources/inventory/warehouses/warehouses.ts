import {
  choice,
  defineResource,
  longText,
  phone,
  point,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const warehouses = defineResource("warehouses", {
  api: "member/storage",
  route: "/stock/storage",
  access: "stock:storage",
  owner: "shop",
  fields: {
    name: text({ required: true, unique: true, search: true, sortable: true, max: 100 }),
    purpose: choice(["sales", "returns", "defects", "transit"], {
      required: true,
      default: "sales",
      filter: true,
    }),
    address: text({ search: true, max: 200 }),
    location: point({ help: true }),
    contact: text({ search: true, max: 60 }),
    phone: phone(),
    status: choice(["open", "closed"], { default: "open", filter: true, readOnly: true }),
    remark: longText({ max: 500 }),
  },
  list: {
    columns: ["name", "purpose", "address", "contact", "phone", "status"],
    sort: ["name", "asc"],
    tabs: "status",
  },
  form: [
    section("main", ["name", "purpose", "contact", "phone"]),
    section("place", ["address", "location", "remark"]),
  ],
  actions: {
    close: { from: ["open"], to: "closed", confirm: true, bulk: true },
    reopen: { from: ["closed"], to: "open", bulk: true },
  },
});

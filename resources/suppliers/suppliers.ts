import {
  choice,
  defineResource,
  email,
  integer,
  longText,
  money,
  phone,
  section,
  text,
} from "../../framework/schema/index.ts";

export const suppliers = defineResource("suppliers", {
  api: "member/supplier",
  route: "/stock/supplier",
  access: "config:supplier",
  owner: "shop",
  icon: "LocalShipping",
  fields: {
    name: text({ required: true, unique: true, search: true, sortable: true, max: 100 }),
    contact: text({ search: true, max: 60 }),
    phone: phone({ search: true, required: true }),
    email: email(),
    creditLimit: money({ min: 0, filter: true, sortable: true }),
    paymentDays: integer({ min: 0, max: 365, default: 30 }),
    status: choice(["active", "paused"], { default: "active", filter: true, readOnly: true }),
    remark: longText({ max: 500 }),
  },
  list: {
    columns: ["name", "contact", "phone", "creditLimit", "status", "addTime"],
    sort: ["name", "asc"],
    tabs: "status",
  },
  form: [
    section("main", ["name", "contact", "phone", "email"]),
    section("terms", ["creditLimit", "paymentDays", "remark"]),
  ],
  actions: {
    pause: { from: ["active"], to: "paused", bulk: true, confirm: true, input: { reason: text({ required: true }) } },
    resume: { from: ["paused"], to: "active", bulk: true },
  },
});

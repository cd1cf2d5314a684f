import {
  choice,
  choices,
  computed,
  defineResource,
  email,
  integer,
  longText,
  money,
  phone,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { paymentFields, paymentRows } from "../purchases/purchases.ts";

export const suppliers = defineResource("suppliers", {
  api: "member/supplier",
  route: "/stock/supplier",
  access: "config:supplier",
  owner: "shop",
  fields: {
    name: text({
      required: true,
      unique: true,
      search: true,
      sortable: true,
      filter: true,
      max: 100,
    }),
    contact: text({ search: true, max: 60 }),
    phone: phone({ required: true, search: true }),
    email: email({ search: true }),
    address: text({ max: 200 }),
    abn: text({
      pattern: /^\d{2} ?\d{3} ?\d{3} ?\d{3}$/,
      example: "51 824 753 556",
      max: 14,
      help: true,
    }),
    supplies: choices(["fresh", "pantry", "drinks", "books", "stationery", "packaging", "other"], {
      filter: true,
    }),
    creditLimit: money({
      min: 0,
      max: 10_000_000,
      filter: true,
      sortable: true,
      lockedWhen: { status: "paused" },
    }),
    paymentDays: integer({
      timeUnit: "day",
      default: 30,
      min: 0,
      max: 365,
      filter: true,
      sortable: true,
    }),
    status: choice(["active", "paused"], { default: "active", filter: true, readOnly: true }),
    pauseReason: text({ readOnly: true, visibleWhen: { status: "paused" }, max: 200 }),
    contacts: rows(
      {
        name: text({ required: true, max: 60 }),
        role: text({ max: 60 }),
        phone: phone({ required: true }),
      },
      { max: 20 },
    ),
    /** What the shop owes it, by the days since it was due. */
    arrears: computed(money()),
    notDue: computed(money()),
    due30: computed(money()),
    due60: computed(money()),
    due90: computed(money()),
    dueLonger: computed(money()),
    remark: longText({ search: true, max: 500 }),
  },
  list: {
    columns: [
      "name",
      "contact",
      "phone",
      "supplies",
      "arrears",
      "creditLimit",
      "paymentDays",
      "status",
      "addTime",
    ],
    priority: { contact: 1, phone: 2, addTime: 3, supplies: 3 },
    sort: ["name", "asc"],
    tabs: "status",
    inline: ["contact", "phone", "paymentDays"],
  },
  stateReasons: { paused: ["pauseReason"] },
  form: [
    section("main", ["name", "abn", "contact", "phone", "email", "address"]),
    section("terms", ["supplies", "creditLimit", "paymentDays", "remark"], { place: "rail" }),
    section("ageing", ["arrears", "notDue", "due30", "due60", "due90", "dueLonger"], {
      place: "rail",
    }),
    section("contacts", ["contacts"]),
  ],
  related: {
    purchases: {
      by: "supplier",
      columns: ["number", "status", "total", "arrears", "dueOn"],
    },
  },
  actions: {
    pause: {
      from: ["active"],
      to: "paused",
      bulk: true,
      input: { reason: text({ required: true, max: 200 }) },
    },
    resume: { from: ["paused"], to: "active", bulk: true },
    /** Pays what is due first. */
    pay: {
      input: paymentFields,
      beside: paymentRows,
    },
  },
});

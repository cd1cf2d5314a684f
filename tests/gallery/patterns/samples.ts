import type { AdminRecord } from "../../../framework/admin/provider.ts";
import {
  boolean,
  choice,
  choices,
  date,
  dateRange,
  dateTime,
  decimal,
  defineResource,
  duration,
  email,
  file,
  image,
  integer,
  json,
  localized,
  longText,
  money,
  password,
  percent,
  phone,
  point,
  richText,
  rows,
  section,
  text,
  url,
} from "../../../framework/schema/index.ts";
import { shownAt } from "../moment.ts";

/** A resource with a field of each kind, from which the patterns are generated. */
export const samples = defineResource("samples", {
  api: "samples",
  route: "/samples",
  access: "test:samples",
  owner: "shop",
  fields: {
    name: text({ required: true, sortable: true, search: true, max: 40 }),
    notes: longText({ help: true }),
    description: richText(),
    title: localized({ required: true }),
    count: integer({ required: true, min: 1, max: 500, filter: true, sortable: true }),
    weight: decimal({ decimals: 3 }),
    price: money({ required: true, min: 0.01, sortable: true }),
    share: percent(),
    open: boolean({ default: false }),
    level: choice(["low", "medium", "high"], { required: true }),
    tags: choices(["red", "green", "blue"]),
    day: date({ required: true }),
    at: dateTime({ sortable: true }),
    dueAt: dateTime(),
    lasts: duration(),
    season: dateRange(),
    mail: email({ required: true }),
    tel: phone(),
    site: url(),
    secret: password(),
    picture: image(),
    paper: file(),
    lines: rows({ label: text({ required: true }), amount: money({ min: 0 }) }, { max: 5 }),
    place: point(),
    free: json<string[]>({ check: (value) => Array.isArray(value) }),
    status: choice(["draft", "live", "void"], { default: "draft", readOnly: true }),
  },
  list: {
    columns: ["name", "count", "price", "day", "dueAt", "status"],
    sort: ["name", "asc"],
  },
  form: [
    section("texts", ["name", "mail", "tel", "site", "secret", "notes", "title", "description"]),
    section("numbers", ["count", "weight", "price", "share", "open", "level", "tags"]),
    section("times", ["day", "at", "dueAt", "lasts", "season"]),
    section("others", ["picture", "paper", "lines", "place", "free"]),
  ],
  measures: ["count", "price", "share"],
  deadline: "dueAt",
});

const hour = 3_600_000;
/** An instant some hours from the gallery's moment. */
export const inHours = (hours: number) => new Date(shownAt + hours * hour).toISOString();

const create = (id: number, values: Readonly<Record<string, unknown>>): AdminRecord => ({
  id,
  version: 1,
  name: `Sample ${id}`,
  count: id * 37,
  price: id * 123.45,
  day: "2026-11-25",
  dueAt: inHours(id * 20 - 30),
  status: "draft",
  ...values,
});
/** A record with a value of each kind. */
export const full: AdminRecord = create(1, {
  notes: "A longer text, which may have several lines.\nThis is the second one.",
  description: "<p>Text with <strong>weight</strong> and a list:</p><ul><li>one</li></ul>",
  title: { en: "Carson’s tea", zhCN: "茶", zhTW: "茶" },
  weight: 1.25,
  share: 12.5,
  open: true,
  level: "medium",
  tags: ["red", "blue"],
  at: inHours(-26),
  lasts: 5400,
  season: { from: "2026-12-01", to: "2027-02-28" },
  mail: "wei@example.com",
  tel: "+61400000000",
  site: "https://example.com/tea",
  lines: [{ id: 1, label: "Leaves", amount: 1200 }],
  place: { lat: -33.86, lng: 151.21 },
  free: ["one", "two"],
});
export const list: readonly AdminRecord[] = [
  full,
  create(2, { status: "live" }),
  create(3, { status: "void" }),
  create(4, { name: "A sample whose name is too long for one line of its column" }),
];
/** What a form rejects: each field has another kind of mistake. */
export const mistaken: Readonly<Record<string, unknown>> = {
  count: 501,
  price: 0,
  mail: "nobody",
  tel: "12",
  site: "not an address",
  share: 1000,
  lines: [{ label: "", amount: -1 }],
};

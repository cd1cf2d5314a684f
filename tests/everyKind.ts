import {
  boolean,
  choice,
  choices,
  computed,
  date,
  dateRange,
  dateTime,
  decimal,
  defineResource,
  duration,
  email,
  file,
  image,
  images,
  integer,
  json,
  localized,
  longText,
  money,
  parent,
  password,
  percent,
  phone,
  point,
  reference,
  references,
  richText,
  rows,
  text,
  url,
  video,
} from "../framework/schema/index.ts";
import { defineRules } from "../framework/server/defineRules.ts";

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * A resource with every kind of field and every constraint, and with fields that only some roles
 * can read.
 */
export const things = defineResource("things", {
  api: "member/thing",
  route: "/test/things",
  access: "test:things",
  owner: "shop",
  key: "name",
  fields: {
    name: text({ required: true, unique: true, search: true, sortable: true, filter: true }),
    long: longText({ filter: true }),
    rich: richText(),
    title: localized({ search: true, sortable: true, filter: true }),
    count: integer({ filter: true, sortable: true }),
    weight: decimal({ decimals: 6, filter: true, sortable: true }),
    tiny: decimal({ decimals: 10, filter: true }),
    price: money({ filter: true, sortable: true }),
    share: percent({ filter: true }),
    open: boolean({ default: false, filter: true }),
    level: choice({ low: 1, high: 2 }, { filter: true }),
    tags: choices(["red", "green", "blue"], { filter: true }),
    day: date({ filter: true, sortable: true }),
    at: dateTime({ filter: true, sortable: true }),
    lasts: duration({ filter: true }),
    season: dateRange({ filter: true }),
    mail: email({ filter: true }),
    tel: phone({ filter: true }),
    site: url({ filter: true }),
    secret: password({ filter: true }),
    face: image({ filter: true }),
    faces: images({ filter: true, max: 5 }),
    clip: video(),
    paper: file(),
    maker: reference("suppliers", { filter: true }),
    makers: references("suppliers", { filter: true }),
    above: parent({ depth: 4, filter: true }),
    lines: rows(
      { label: text({ required: true }), amount: money({ min: 0 }), maker: reference("suppliers") },
      { max: 5, filter: true },
    ),
    place: point({ filter: true }),
    free: json<Record<string, unknown>>({ check: isTree, filter: true }),
    twice: computed(integer(), { filter: true }),
    cost: money({ access: "test:things:cost", filter: true, sortable: true }),
    whisper: text({ access: "test:things:cost", search: true, filter: true }),
    platformNote: text({ access: "platform", filter: true, sortable: true }),
    grade: choice(["a", "b"], { access: "test:things:cost", default: "a", filter: true }),
    sort: integer({ default: 0, sortable: true }),
    status: choice(["draft", "live"], { default: "draft", readOnly: true, filter: true }),
  },
  list: {
    columns: ["name", "count", "price", "cost", "grade", "status"],
    sort: ["name", "asc"],
    tabs: "grade",
    sums: ["price", "cost", "count"],
  },
  actions: {
    publish: {
      from: ["draft"],
      to: "live",
      bulk: true,
      input: { note: text({ max: 20 }), free: json<Record<string, unknown>>({ check: isTree }) },
    },
  },
  calls: {
    echo: { input: { n: integer({ required: true, max: 10 }) }, output: { n: integer() } },
  },
});
export const thingsRules = defineRules(things, {
  read: ({ rows: list }) => {
    for (const row of list) if (row.count !== undefined) row.twice = (row.count ?? 0) * 2;
  },
  calls: { echo: ({ input }) => ({ n: input.n }) },
});

/** A singleton resource of a shop. */
export const settings = defineResource("settings", {
  api: "member/setting",
  route: "/test/settings",
  access: "test:settings",
  owner: "shop",
  singleton: true,
  fields: { motto: text({ max: 50 }), days: integer({ default: 1, min: 1 }) },
  list: { columns: ["motto"] },
});

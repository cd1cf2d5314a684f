import { expect, it } from "vitest";
import {
  boolean,
  choice,
  date,
  defineResource,
  image,
  integer,
  money,
  text,
} from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { isEmptyValue } from "../isEmptyValue.ts";
import { orderColumns, untouchedColumns } from "../table/columns.ts";
import { omitOtherEnd, selectPhoneParts } from "./selectPhoneParts.ts";

const fields = {
  number: text({ search: "exact", sortable: true }),
  title: text(),
  picture: image(),
  reader: text(),
  pages: integer({ sortable: true }),
  isRare: boolean(),
  added: date(),
  due: date(),
  fee: money(),
  status: choice(["open", "closed"]),
};
const define = (
  label: "number" | "title",
  columns: (keyof typeof fields)[],
  phone: {
    title?: keyof typeof fields;
    who?: keyof typeof fields;
    figure?: keyof typeof fields;
    period?: readonly [keyof typeof fields, keyof typeof fields];
  } = {},
  sort: readonly [keyof typeof fields, "asc"] = ["number", "asc"],
) =>
  defineResource("loans", {
    api: "test/loan",
    route: "/loans",
    access: "test:loan",
    owner: tenantKind,
    fields,
    label,
    list: { columns, priority: { due: 1, added: 2 }, phone, sort },
  });
const owner = {
  id: 1,
  name: "Mei",
  realm: tenantKind,
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
};
const record = {
  id: 1,
  version: 1,
  number: "#7",
  title: "Tea",
  picture: "/files/1.png",
  reader: "Mei Lin",
  pages: 12,
  added: "2026-11-20",
  due: "2026-11-21",
  fee: 900,
  status: "open",
};
/** Returns the names of the columns in each place of a row. */
function select(loans: ReturnType<typeof define>, more: object = {}) {
  const columns = orderColumns(loans, owner, untouchedColumns);
  const values: Readonly<Record<string, unknown>> = { ...record, ...more };
  const { facts, ...parts } = selectPhoneParts(
    loans,
    columns,
    ({ name }) => !isEmptyValue(values[name]) && values[name] !== false,
  );
  return {
    ...Object.fromEntries(Object.entries(parts).map(([place, column]) => [place, column?.name])),
    facts: facts.map(({ name }) => name),
  };
}

it("shows a switch that is off where the screen has words for it", () => {
  const loans = define("title", ["title", "isRare"]);
  const columns = orderColumns(loans, owner, untouchedColumns);
  const listFacts = (displays?: object) =>
    selectPhoneParts(loans, columns, ({ name }) => name !== "isRare" || Boolean(displays), {
      ...displays,
    }).facts.map(({ name }) => name);
  expect(listFacts()).toEqual([]);
  expect(listFacts({ isRare: () => "Common" })).toEqual(["isRare"]);
});

it("names a row with a number by who it is for, and shows the state beside the deadline", () => {
  const columns = ["number", "added", "reader", "pages", "fee", "status", "due"] as const;
  expect(select(define("number", [...columns]))).toEqual({
    title: undefined,
    picture: undefined,
    who: "reader",
    facts: ["pages"],
    state: "status",
    time: "due",
    amount: "fee",
  });
  expect(select(define("number", [...columns]), { due: null })).toMatchObject({ time: "added" });
});

it("takes the first name as the title, and times among the facts where there is no state", () => {
  expect(
    select(define("number", ["picture", "title", "added", "pages", "reader", "due", "number"])),
  ).toEqual({
    title: "title",
    picture: "picture",
    who: undefined,
    facts: ["added", "pages"],
    state: undefined,
    time: undefined,
    amount: undefined,
  });
});

it("shows the same facts in all rows: an empty one leaves its place to no other", () => {
  const loans = define("title", ["title", "reader", "pages", "isRare", "added", "due"]);
  const facts = ["reader", "pages", "added"];
  expect(select(loans, { isRare: false })).toMatchObject({ facts });
  expect(select(loans, { isRare: false, pages: null })).toMatchObject({
    facts: ["reader", "added"],
  });
});

it("names a switch that is on, and leaves out one that is off", () => {
  const loans = define("number", ["number", "isRare"]);
  expect(select(loans, { isRare: true }).facts).toEqual(["isRare"]);
  expect(select(loans, { isRare: false }).facts).toEqual([]);
});

it("takes the title and the figure from the declaration, where the row has a value for them", () => {
  const loans = define("number", ["number", "reader", "pages", "fee"], {
    title: "reader",
    figure: "pages",
  });
  expect(select(loans)).toMatchObject({ title: "reader", amount: "pages", facts: ["fee"] });
  expect(select(loans, { pages: null })).toMatchObject({ title: "reader", amount: "fee" });
});

it("shows the deadline beside the state, and not the day that names the row again", () => {
  const statements = {
    ...define("number", ["added", "due", "fee", "status"]),
    label: "added",
    deadline: "due",
  };
  expect(select(statements)).toMatchObject({ time: "due", facts: [] });
  expect(select(statements, { due: null })).toMatchObject({ time: undefined });
});

it("leaves out the position of a row, and a time that is among the least important", () => {
  const loans = define("title", ["title", "pages", "reader", "status", "added"], {}, [
    "pages",
    "asc",
  ]);
  expect(select(loans)).toMatchObject({ facts: ["reader"], time: "added" });
  expect(select({ ...loans, priority: { added: 3 } })).toMatchObject({ time: undefined });
});

it("has the declared name beside a title that is declared, too", () => {
  const loans = define("title", ["title", "reader", "pages"], { title: "title", who: "reader" });
  expect(select(loans)).toMatchObject({ title: "title", who: "reader", facts: ["pages"] });
});

it("shows when a period starts, and once it has, when it ends", () => {
  const loans = define("title", ["title", "added", "due"], { period: ["added", "due"] });
  const columns = orderColumns(loans, owner, untouchedColumns);
  const listAt = (now: string) =>
    omitOtherEnd(loans, columns, record, new Date(now)).map(({ name }) => name);
  expect(listAt("2026-11-19T00:00:00Z")).toEqual(["title", "added"]);
  expect(listAt("2026-11-20T12:00:00Z")).toEqual(["title", "due"]);
  expect(listAt("2026-11-30T00:00:00Z")).toEqual(["title", "due"]);
  expect(omitOtherEnd(define("title", ["title", "added"]), columns, record, new Date())).toBe(
    columns,
  );
});

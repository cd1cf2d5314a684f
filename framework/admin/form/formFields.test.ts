import { expect, test } from "vitest";
import {
  choice,
  defineResource,
  integer,
  longText,
  money,
  password,
  rows,
  section,
  text,
} from "../../schema/index.ts";
import { operatorRealm, tenantKind } from "../../schema/testTenancy.ts";
import {
  createValues,
  listSections,
  selectChangedValues,
  selectGivenValues,
  selectTypedFields,
  toCloneValues,
  toStartValues,
} from "./formFields.ts";
import { readForm } from "./readForm.ts";

const stalls = defineResource("stalls", {
  api: "test/stall",
  route: "/stall",
  access: "test:stall",
  owner: tenantKind,
  fields: {
    code: text({ required: true, unique: true, createOnly: true }),
    kind: choice(["fixed", "mobile"], { required: true, default: "fixed" }),
    plate: text({ required: true, visibleWhen: { kind: "mobile" } }),
    rent: money({ min: 0 }),
    places: integer({ default: 4 }),
    secret: password({ required: true }),
    rating: integer({ readOnly: true }),
    lines: rows({ name: text({ required: true }), price: money({ required: true }) }),
    remark: longText({ access: operatorRealm }),
  },
  list: { columns: ["code"] },
  form: [
    section("main", [
      "code",
      "kind",
      "plate",
      "rent",
      "places",
      "secret",
      "rating",
      "lines",
      "remark",
    ]),
  ],
});
const actor = {
  id: 1,
  name: "A",
  realm: tenantKind,
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
} as const;
const fieldsFor = (mode: "create" | "edit") => selectTypedFields(listSections(stalls, actor, mode));
const record = {
  id: 5,
  version: 3,
  code: "A1",
  kind: "fixed",
  plate: null,
  rent: 12050,
  places: 4,
  rating: 5,
  lines: [{ id: 9, name: "Pears", price: 399, position: 0 }],
};

test("fields that rules write, tenant fields and fields fixed after creation are no inputs", () => {
  expect(Object.keys(fieldsFor("create"))).toEqual([
    "code",
    "kind",
    "plate",
    "rent",
    "places",
    "secret",
    "lines",
  ]);
  expect(Object.keys(fieldsFor("edit"))).not.toContain("code");
  expect(
    listSections(stalls, actor, "edit")[0]?.fields.find((one) => one.name === "rating")?.typed,
  ).toBe(false);
});
test("an edit sends only what differs; an untouched password and untouched child rows are not sent", () => {
  const fields = fieldsFor("edit");
  const start = toStartValues(fields, record);
  expect(selectChangedValues(fields, start, record)).toEqual({});
  const { values, issues } = readForm(fields, { ...start, rent: 15000 }, record);
  expect(issues).toEqual({});
  expect(selectChangedValues(fields, values, record)).toEqual({ rent: 15000 });
});
test("a field is emptied on save when its condition no longer holds", () => {
  const fields = fieldsFor("edit");
  const mobile = { ...record, kind: "mobile", plate: "XYZ" };
  const { values, issues } = readForm(
    fields,
    { ...toStartValues(fields, mobile), kind: "fixed" },
    mobile,
  );
  expect(issues).toEqual({});
  expect(selectChangedValues(fields, values, mobile)).toEqual({ kind: "fixed", plate: null });
});
test("a conditional field is required while its condition holds", () => {
  const fields = fieldsFor("edit");
  const { issues } = readForm(fields, { ...toStartValues(fields, record), kind: "mobile" }, record);
  expect(issues).toEqual({ plate: { key: "validation.required" } });
});
test("an amount with three decimals is wrong, not rounded, and hides no other mistake", () => {
  const fields = fieldsFor("create");
  const typed = {
    ...createValues(fields),
    code: "B",
    secret: "long enough",
    rent: "12.345",
    lines: [{ name: "", price: "x" }],
  };
  expect(readForm(fields, typed).issues).toEqual({
    rent: { key: "validation.money", params: { decimals: 2 } },
    "lines.0.price": { key: "validation.type.number" },
    "lines.0.name": { key: "validation.required" },
  });
});
test("a new record starts from its defaults and sends what holds a value, or was emptied of its default", () => {
  const fields = fieldsFor("create");
  const start = createValues(fields, { rent: 100, unknown: 1 });
  expect(start).toMatchObject({ kind: "fixed", places: 4, rent: 100, lines: [] });
  expect(start).not.toHaveProperty("unknown");
  expect(selectGivenValues(fields, { ...start, code: "B", places: null })).toEqual({
    code: "B",
    kind: "fixed",
    places: null,
    rent: 100,
  });
});
test("a copy leaves out what no two may share, what rules write, and the ids of child rows", () => {
  expect(toCloneValues(stalls, record)).toEqual({
    kind: "fixed",
    plate: null,
    rent: 12050,
    places: 4,
    lines: [{ name: "Pears", price: 399, position: 0 }],
  });
});
test("a stored value that today's rules refuse is shown as it is", () => {
  const fields = fieldsFor("edit");
  expect(toStartValues(fields, { ...record, kind: "floating" }).kind).toBe("floating");
});

test("of child rows that were there, an edit sends only the cells that were touched", () => {
  const fields = { lines: rows({ name: text(), stock: integer() }) };
  const before = {
    lines: [
      { id: 1, name: "One", stock: 5 },
      { id: 2, name: "Two", stock: 6 },
    ],
  } as never;
  const typed = {
    lines: [
      { id: 2, name: "Two", stock: 6 },
      { id: 1, name: "First", stock: 5 },
      { name: "New", stock: 1 },
    ],
  };
  expect(selectChangedValues(fields, typed, before)).toEqual({
    lines: [{ id: 2 }, { id: 1, name: "First" }, { name: "New", stock: 1 }],
  });
});

test("a field is read-only while the stored record locks it, and a section without fields stays", () => {
  const suppliers = defineResource("suppliers", {
    api: "member/supplier",
    route: "/stock/supplier",
    access: "config:supplier",
    owner: tenantKind,
    fields: {
      name: text(),
      limit: integer({ lockedWhen: { status: "paused" } }),
      status: choice(["active", "paused"], { default: "active", readOnly: true }),
    },
    list: { columns: ["name"] },
    form: [section("main", ["name", "limit"]), section("preview", [])],
  });
  const typed = (mode: "create" | "edit", record?: object) =>
    Object.keys(selectTypedFields(listSections(suppliers, actor, mode, { ...record })));
  expect(typed("create")).toEqual(["name", "limit"]);
  expect(typed("edit", { status: "active" })).toEqual(["name", "limit"]);
  expect(typed("edit", { status: "paused" })).toEqual(["name"]);
  expect(listSections(suppliers, actor, "create").map(({ name }) => name)).toEqual([
    "main",
    "preview",
  ]);
});

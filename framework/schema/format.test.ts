import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  choice,
  computed,
  defineResource,
  findField,
  fromWire,
  getTenantKey,
  integer,
  json,
  localized,
  money,
  parseFields,
  rows,
  text,
  toWire,
} from "./index.ts";
import { tenantKind } from "./testTenancy.ts";

const coded = { ordinary: 1, quick: 2, group: 3 } as const;
const visits = defineResource("visits", {
  api: "member/order",
  route: "/order/list",
  access: "order:list",
  owner: tenantKind,
  fields: {
    number: text(),
    name: localized(),
    type: choice(coded),
    status: choice(["unpaid", "paid"]),
    amount: money(),
    owed: computed(money()),
    lines: rows({ name: text(), type: choice(coded), price: money(), pieces: integer() }),
  },
  list: { columns: ["number"] },
});

describe("a record on the wire", () => {
  it("has amounts for cents and integers for coded words", () => {
    const record = {
      id: 1,
      number: "A1",
      type: "group",
      status: "paid",
      amount: 29,
      owed: -105,
      lines: [{ id: 2, name: "Tea", type: "ordinary", price: 1999, pieces: 3 }],
      _labels: { guest: "Mia" },
    };
    expect(toWire(visits, record)).toEqual({
      ...record,
      type: 3,
      amount: 0.29,
      owed: -1.05,
      lines: [{ id: 2, name: "Tea", type: 1, price: 19.99, pieces: 3 }],
    });
  });
  it("omits missing values, and includes empty ones", () => {
    expect(toWire(visits, { number: "A1" })).toEqual({ number: "A1" });
    expect(toWire(visits, { amount: null, type: null, lines: [] })).toEqual({
      amount: null,
      type: null,
      lines: [],
    });
  });
  it("does not change the record itself", () => {
    const record = Object.freeze({ amount: 29, lines: [Object.freeze({ price: 5 })] });
    toWire(visits, record);
    expect(record).toEqual({ amount: 29, lines: [{ price: 5 }] });
  });
});

const cents = fc.oneof(fc.integer(), fc.integer({ min: -(10 ** 13), max: 10 ** 13 }));
const value = fc.constantFrom("ordinary", "quick", "group");
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const record = fc.record(
  {
    number: orNull(fc.stringMatching(/^[A-Z0-9]{1,10}$/)),
    type: orNull(value),
    status: orNull(fc.constantFrom("unpaid", "paid")),
    amount: orNull(cents),
    lines: fc.array(
      fc.record({ type: orNull(value), price: orNull(cents), pieces: orNull(fc.integer()) }),
    ),
  },
  { requiredKeys: [] },
);
describe("there and back", () => {
  it("is the same record", () => {
    const there = fc.record({ ...{ owed: orNull(cents) }, record });
    fc.assert(
      fc.property(there, ({ owed, record }) => {
        const whole = { ...record, owed };
        expect(fromWire(visits, toWire(visits, whole))).toEqual(whole);
      }),
    );
  });
  it("survives JSON and the strict parser unchanged", () => {
    fc.assert(
      fc.property(record, (one) => {
        const sent = JSON.parse(JSON.stringify(toWire(visits, one)));
        expect(parseFields(visits.fields, sent)).toEqual({ values: one, issues: {} });
      }),
    );
  });
});

it("the field of a system column is the system's", () => {
  expect(findField(visits, "amount")?.kind).toBe("money");
  expect(findField(visits, "addTime")?.kind).toBe("dateTime");
  expect(findField(visits, "version")?.kind).toBe("integer");
  for (const name of [getTenantKey(), "constructor", "__proto__", "nothing"])
    expect(findField(visits, name)).toBeUndefined();
});

describe("a json value on the wire", () => {
  const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;
  const fields = {
    data: json({ check: isTree, properties: { amount: money() } }),
    terms: json({ check: isTree, items: { amount: money(), type: choice(coded) } }),
    lines: computed(json({ check: isTree, items: { amount: money() } })),
    plain: json({ check: isTree }),
  };
  const resource = defineResource("trees", {
    api: "member/tree",
    route: "/trees",
    access: "trees",
    owner: tenantKind,
    fields: { name: text(), ...fields },
    list: { columns: ["name"] },
  });
  const record = {
    data: { amount: 1250, amounts: 1250, note: null },
    terms: [{ amount: -31_64, type: "group", units: 2 }],
    lines: [{ amount: null }],
    plain: { amount: 1250 },
  };
  const wire = {
    data: { amount: 12.5, amounts: 1250, note: null },
    terms: [{ amount: -31.64, type: 3, units: 2 }],
    lines: [{ amount: null }],
    plain: { amount: 1250 },
  };

  it("B12: has amounts for the cents that its declaration names, and its other parts as they are", () => {
    expect(toWire(resource, record)).toEqual(wire);
    expect(fromWire(resource, wire)).toEqual(record);
  });

  it("B12: is parsed by the kinds of its declared parts", () => {
    const { data, terms } = wire;
    const { values, issues } = parseFields(fields, { data, terms: JSON.stringify(terms) });
    expect(issues).toEqual({});
    expect(values).toEqual({ data: record.data, terms: record.terms });
    expect(parseFields(fields, { data: { amount: 1.234 } }).issues).toEqual({
      data: { key: "validation.money", params: { decimals: 2 } },
    });
  });
});

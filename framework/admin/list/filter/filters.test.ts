import { describe, expect, it } from "vitest";
import {
  type Actor,
  boolean,
  builtInKinds,
  choice,
  choices,
  date,
  defineResource,
  integer,
  money,
  reference,
  text,
} from "../../../schema/index.ts";
import { operatorRealm, tenantKind } from "../../../schema/testTenancy.ts";
import { getStartOfDay, toDay } from "./days.ts";
import { type Filter, parseFilters, replaceFilter, toParameters } from "./filters.ts";
import { selectFilterableFields, selectOfferedFilters } from "./listOperators.ts";

const bills = defineResource("bills", {
  api: "member/bill",
  route: "/bills",
  access: "finance:bill",
  owner: tenantKind,
  fields: {
    number: text({ filter: true }),
    amount: money({ filter: true }),
    count: integer({ filter: true }),
    paid: boolean({ filter: true }),
    due: date({ filter: true }),
    status: choice(["open", "held", "closed"], { filter: true }),
    tags: choices(["red", "blue"], { filter: true }),
    supplier: reference("suppliers", { filter: true }),
    secret: text({ filter: true, access: operatorRealm }),
    remark: text(),
  },
  list: { columns: ["number"] },
  filters: {
    hasReminders: boolean(),
    spent: { input: money(), operators: ["between", "atLeast"] },
    risk: choice(["low", "high"]),
    audited: boolean({ access: operatorRealm }),
  },
});
const zone = "Australia/Sydney";
const names = [...Object.keys(bills.fields), "addTime", "hasReminders", "spent", "risk"];
const actor: Actor = {
  id: 1,
  name: "",
  realm: tenantKind,
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
};

const cases: [Filter, Record<string, string>][] = [
  [{ field: "number", operator: "contains", values: ["a,b"] }, { number_contains: "a,b" }],
  [{ field: "number", operator: "startsWith", values: ["A"] }, { number_startsWith: "A" }],
  [{ field: "number", operator: "isNot", values: ["A1"] }, { number_ne: "A1" }],
  [
    { field: "amount", operator: "between", values: ["1.5", "20"] },
    { amount_gte: "1.5", amount_lte: "20" },
  ],
  [{ field: "amount", operator: "atLeast", values: ["10"] }, { amount_gte: "10" }],
  [{ field: "count", operator: "moreThan", values: ["3"] }, { count_gt: "3" }],
  [{ field: "count", operator: "lessThan", values: ["3"] }, { count_lt: "3" }],
  [{ field: "paid", operator: "is", values: ["false"] }, { paid: "false" }],
  [{ field: "due", operator: "atMost", values: ["2026-02-03"] }, { due_lte: "2026-02-03" }],
  [{ field: "status", operator: "anyOf", values: ["open", "held"] }, { status: "open,held" }],
  [{ field: "status", operator: "noneOf", values: ["closed"] }, { status_notIn: "closed" }],
  [{ field: "tags", operator: "allOf", values: ["red", "blue"] }, { tags: "red,blue" }],
  [{ field: "supplier", operator: "under", values: ["4", "9"] }, { supplier_under: "4,9" }],
  [{ field: "supplier", operator: "anyOf", values: ["4", "9"] }, { supplier: "4,9" }],
  [{ field: "supplier", operator: "isEmpty", values: [] }, { supplier_empty: "true" }],
  [{ field: "supplier", operator: "isFilled", values: [] }, { supplier_empty: "false" }],
  [
    { field: "addTime", operator: "between", values: ["2026-01-05", "2026-01-06"] },
    { addTime_gte: "2026-01-04T13:00:00.000Z", addTime_lt: "2026-01-06T13:00:00.000Z" },
  ],
  [{ field: "hasReminders", operator: "is", values: ["true"] }, { hasReminders: "true" }],
  [
    { field: "spent", operator: "between", values: ["5", "9"] },
    { spent_gte: "5", spent_lte: "9" },
  ],
  [{ field: "risk", operator: "anyOf", values: ["low", "high"] }, { risk: "low,high" }],
  [
    { field: "addTime", operator: "atMost", values: ["2026-07-01"] },
    { addTime_lt: "2026-07-01T14:00:00.000Z" },
  ],
];

describe("filters", () => {
  it.each(cases)("survive a round trip through the parameters: %j", (filter, parameters) => {
    expect(toParameters(bills, filter, zone)).toEqual(parameters);
    expect(
      parseFilters(bills, names, { ...parameters, q: "x", tab: "open", trash: 1 }, zone),
    ).toEqual([filter]);
  });
  it("take the place of the one that was changed and leave the others", () => {
    const query = { q: "tea", amount_gte: "1", amount_lte: "5", status: "open" };
    const [amount] = parseFilters(bills, ["amount"], query, zone);
    const next: Filter = { field: "amount", operator: "atMost", values: ["9"] };
    expect(replaceFilter(bills, query, amount ?? null, next, zone)).toEqual({
      q: "tea",
      amount_lte: "9",
      status: "open",
    });
    expect(replaceFilter(bills, query, amount ?? null, null, zone)).toEqual({
      q: "tea",
      status: "open",
    });
  });
  it("are offered where declared and readable, and by the day a record was made", () => {
    const offered = selectFilterableFields(bills, actor);
    expect(offered).toContain("addTime");
    expect(offered).not.toContain("secret");
    expect(offered).not.toContain("remark");
    expect(offered).toEqual(expect.arrayContaining(["hasReminders", "spent", "risk"]));
    expect(offered).not.toContain("audited");
  });
  it("are offered once: no long number beside the short one, no id, no state that the tab chooses", () => {
    const loans = defineResource("loans", {
      api: "member/loan",
      route: "/loans",
      access: "finance:bill",
      owner: tenantKind,
      fields: {
        number: text({ filter: true }),
        loanNo: text({ filter: true, unique: true }),
        readerId: integer({ filter: true }),
        readerName: text({ filter: true }),
        status: choice(["open", "closed"], { filter: true }),
      },
      label: "number",
      key: "loanNo",
      list: { columns: ["number"], tabs: "status" },
    });
    const names = Object.keys(loans.fields);
    const all = ["number", "readerName", "status"];
    expect(selectOfferedFilters(loans, names, null)).toEqual(expect.arrayContaining(all));
    expect(selectOfferedFilters(loans, names, null)).not.toContain("loanNo");
    expect(selectOfferedFilters(loans, names, null)).not.toContain("readerId");
    expect(selectOfferedFilters(loans, names, "open")).not.toContain("status");
  });
  it("have operators for every kind that can be compared", () => {
    const without = Object.values(builtInKinds).filter(({ filters }) => filters.length === 0);
    expect(without.map(({ name }) => name)).toEqual(["computed", "password", "rows"]);
  });
});

describe("times", () => {
  it("of a day remain exact: they are neither the day before nor the whole day", () => {
    const query = { addTime_lt: "2026-07-02T01:30:00.000Z" };
    const [before, ...others] = parseFilters(bills, ["addTime"], query, zone);
    expect(others).toEqual([]);
    expect(before).toEqual({
      field: "addTime",
      operator: "lessThan",
      values: ["2026-07-02T01:30:00.000Z"],
    });
    expect(replaceFilter(bills, query, before ?? null, null, zone)).toEqual({});
    const until = {
      addTime_gte: "2026-07-02T01:30:00.000Z",
      addTime_lte: "2026-07-02T13:59:59.999Z",
    };
    const [between] = parseFilters(bills, ["addTime"], until, zone);
    expect(between?.values).toEqual(Object.values(until));
    expect(replaceFilter(bills, until, between ?? null, null, zone)).toEqual({});
  });
});

describe("days", () => {
  it("begin at the tenant's midnight, in summer and winter", () => {
    expect(getStartOfDay("2026-01-05", zone)).toBe("2026-01-04T13:00:00.000Z");
    expect(getStartOfDay("2026-07-05", zone)).toBe("2026-07-04T14:00:00.000Z");
    // Clocks go forward at two on this day; its midnight is still in standard time.
    expect(getStartOfDay("2026-10-04", zone)).toBe("2026-10-03T14:00:00.000Z");
    expect(getStartOfDay("2026-10-05", zone)).toBe("2026-10-04T13:00:00.000Z");
  });
  it("are read back from instants", () => {
    expect(toDay("2026-01-04T13:00:00.000Z", zone)).toBe("2026-01-05");
    expect(toDay("2026-01-06T13:00:00.000Z", zone, -1)).toBe("2026-01-06");
  });
});

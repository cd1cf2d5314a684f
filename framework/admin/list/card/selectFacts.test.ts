import { expect, it } from "vitest";
import { date, defineResource, image, integer, money, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { orderColumns, untouchedColumns } from "../table/columns.ts";
import { selectFacts } from "./selectFacts.ts";

const days = defineResource("days", {
  api: "test/day",
  route: "/days",
  access: "test:day",
  owner: tenantKind,
  fields: {
    day: date(),
    picture: image(),
    visits: integer(),
    gross: money(),
    remark: text(),
    fee: money(),
    loans: integer(),
    loan: money(),
    net: money(),
    note: text(),
  },
  label: "day",
  list: {
    columns: ["day", "picture", "visits", "gross", "remark", "fee", "loans", "loan", "net", "note"],
    sums: ["gross", "fee", "loan", "net"],
  },
});
const owner = {
  id: 1,
  name: "Mei",
  realm: tenantKind,
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
} as const;
const columns = orderColumns(
  days,
  { ...owner, roles: ["admin"], permissions: [] },
  untouchedColumns,
);

it("shows the first non-empty value, and every amount with a total", () => {
  const record = {
    id: 1,
    version: 1,
    day: "2026-11-21",
    picture: "/files/1.png",
    visits: 2,
    gross: 900,
    remark: null,
  };
  const facts = (more: object) =>
    selectFacts(days, columns, {
      ...record,
      fee: 45,
      loans: 0,
      net: 855,
      note: "Late",
      ...more,
    }).map(({ name }) => name);
  expect(facts({ loan: 0 })).toEqual(["visits", "gross", "fee", "loans", "net"]);
  expect(facts({ loan: 20, loans: 1 })).toEqual(["visits", "gross", "fee", "loans", "loan", "net"]);
});

import { expect, it } from "vitest";
import { date, defineResource, image, integer, money, text } from "../../../schema/index.ts";
import { orderColumns, untouchedColumns } from "../table/columns.ts";
import { selectFacts } from "./selectFacts.ts";

const days = defineResource("days", {
  api: "test/day",
  route: "/days",
  access: "test:day",
  owner: "shop",
  fields: {
    day: date(),
    picture: image(),
    orders: integer(),
    gross: money(),
    remark: text(),
    fee: money(),
    refunds: integer(),
    refund: money(),
    net: money(),
    note: text(),
  },
  label: "day",
  list: {
    columns: [
      "day",
      "picture",
      "orders",
      "gross",
      "remark",
      "fee",
      "refunds",
      "refund",
      "net",
      "note",
    ],
    sums: ["gross", "fee", "refund", "net"],
  },
});
const owner = {
  id: 1,
  name: "Mei",
  realm: "shop",
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
    orders: 2,
    gross: 900,
    remark: null,
  };
  const facts = (more: object) =>
    selectFacts(days, columns, {
      ...record,
      fee: 45,
      refunds: 0,
      net: 855,
      note: "Late",
      ...more,
    }).map(({ name }) => name);
  expect(facts({ refund: 0 })).toEqual(["orders", "gross", "fee", "refunds", "net"]);
  expect(facts({ refund: 20, refunds: 1 })).toEqual([
    "orders",
    "gross",
    "fee",
    "refunds",
    "refund",
    "net",
  ]);
});

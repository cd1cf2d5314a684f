import { expect, test } from "vitest";
import { choice, defineResource, money, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { hasTotals } from "./hasTotals.ts";

const common = { api: "a", route: "/a", access: "a:a", owner: tenantKind } as const;
const fields = {
  name: text(),
  worth: money(),
  kind: choice(["in", "out"]),
  status: choice(["applying", "paid", "rejected"]),
};
const list = { columns: ["name", "worth"], sums: ["worth"] } as const;

test("rows of several states have no total, and neither has a tab that is worked through", () => {
  const purchases = defineResource("purchases", {
    ...common,
    fields,
    list: { ...list, tabs: "status" },
    toDo: { applying: {} },
  });
  const shown = ["applying", "paid", "rejected", null].map((tab) => hasTotals(purchases, tab));
  expect(shown).toEqual([false, true, true, false]);
});

test("rows without states add up, in one tab or in all", () => {
  const entries = defineResource("entries", { ...common, fields, list: { ...list, tabs: "kind" } });
  expect([hasTotals(entries, null), hasTotals(entries, "in")]).toEqual([true, true]);
  const plain = defineResource("plain", { ...common, fields, list });
  expect(hasTotals(plain, null)).toBe(true);
  const none = defineResource("none", { ...common, fields, list: { columns: ["name"] } });
  expect(hasTotals(none, null)).toBe(false);
});

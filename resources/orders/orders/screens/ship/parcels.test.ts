import { expect, test } from "vitest";
import { courierNames } from "../../../../freight/index.ts";
import { courierNamed, findBlocked, pastedParcels, summarizeTyped } from "./parcels.ts";

const names = courierNames["zh-CN"];
test.each([
  ["auspost", "auspost"],
  [" Australia Post ", "auspost"],
  ["澳大利亚邮政", "auspost"],
  ["StarTrack", "startrack"],
  ["Nobody", null],
])("a file's courier %s is %s, in any language", (written, courier) =>
  expect(courierNamed(written, names)).toBe(courier),
);

test("lines of a spreadsheet are numbers, with their courier in the next column", () =>
  expect(pastedParcels("'33AB 1\nDHL\t44\n0\n\n55", names)).toEqual([
    { number: "33AB1", courier: null },
    { number: "44", courier: "dhl" },
    { number: "0", courier: null },
    { number: "", courier: null },
    { number: "55", courier: null },
  ]));

test("the summary appears before anything is sent", () => {
  const typed = ["1", "1", "0", " "].map((number) => ({ courier: "dhl" as const, number }));
  expect(summarizeTyped(typed)).toEqual({ shipped: 3, withoutNumber: 1, left: 1, twice: ["1"] });
});

const order = {
  status: "unshipped",
  selfLifting: false,
  refundStatus: "none",
  mergeStatus: "awaiting",
  type: "ordinary",
  group: null,
} as const;
test.each([
  [{}, null],
  [{ status: "unpaid" }, "state"],
  [{ selfLifting: true }, "selfLifting"],
  [{ refundStatus: "refunding" }, "refunding"],
  [{ mergeStatus: "picked" }, "picking"],
  [{ mergeStatus: "sorted" }, null],
  [{ type: "group" }, "group"],
] as const)("an order with %j waits for: %s", (more, blocked) =>
  expect(findBlocked({ ...order, ...more })).toBe(blocked),
);

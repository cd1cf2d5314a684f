import { expect, test } from "vitest";
import { findBlocked, summarizeTyped } from "./parcels.ts";

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

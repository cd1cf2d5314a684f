import { expect, test } from "vitest";
import { findBlocked, fromNumber, summarizeTyped, toDelivery } from "./parcels.ts";

test("the summary appears before anything is sent", () => {
  const typed = ["1", "1", "0", " "].map((number) => ({
    courier: "dhl" as const,
    ...fromNumber(number),
  }));
  expect(summarizeTyped(typed)).toEqual({ shipped: 3, withoutNumber: 1, left: 1, twice: ["1"] });
});

test("a parcel without tracking has the wire's number, which nobody types", () => {
  const typed = { courier: "dhl", number: "", untracked: true } as const;
  expect(toDelivery({ id: 1, orderNo: "A" }, typed).deliveryNo).toBe("0");
  expect(toDelivery({ id: 1, orderNo: "A" }, { ...typed, untracked: false }).deliveryNo).toBe("");
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
  [{ status: "unpaid" }, "unpaid"],
  [{ status: "unreceived" }, "shipped"],
  [{ status: "completed" }, "shipped"],
  [{ status: "completed", selfLifting: true }, "pickedUp"],
  [{ status: "cancelled" }, "cancelled"],
  [{ selfLifting: true }, "selfLifting"],
  [{ refundStatus: "refunding" }, "refunding"],
  [{ mergeStatus: "picked" }, "picking"],
  [{ mergeStatus: "sorted" }, null],
  [{ type: "group" }, "group"],
] as const)("an order with %j waits for: %s", (more, blocked) =>
  expect(findBlocked({ ...order, ...more })).toBe(blocked),
);

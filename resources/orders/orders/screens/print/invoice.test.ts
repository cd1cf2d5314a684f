import { expect, test } from "vitest";
import type { Order } from "../order.ts";
import { calculateGst, formatAbn, toInvoice } from "./invoice.ts";
import { listPrintables } from "./printPath.ts";

test.each([
  [8690, 790],
  [100, 9],
  [1100, 100],
  [6, 1],
  [5, 0],
  [0, 0],
])("%i cents hold %i of GST", (total, gst) => expect(calculateGst(total)).toBe(gst));

const order = (payPrice: number, refundAmount = 0) =>
  toInvoice({ lines: [] as Order["lines"], freightFee: 950, payPrice, refundAmount });
test("the buyer is named from 1,000.00 on", () => {
  expect(order(99_999).namesBuyer).toBe(false);
  expect(order(100_000).namesBuyer).toBe(true);
});
test("a refund is an adjustment with a tax of its own", () =>
  expect(order(8690, 2214)).toMatchObject({
    total: 8690,
    gst: 790,
    refunded: 2214,
    refundedGst: 201,
    afterRefund: 6476,
  }));
test("an ABN is written in groups", () => expect(formatAbn("51824753556")).toBe("51 824 753 556"));
test.each([
  ["unpaid", null, null, []],
  ["unshipped", "2026-11-20", null, ["slip", "invoice"]],
  ["completed", "2026-11-20", null, ["slip", "invoice"]],
  ["cancelled", null, "timeout", []],
  ["cancelled", "2026-11-20", "groupFailed", []],
  ["cancelled", "2026-11-20", "refunded", ["invoice"]],
] as const)(
  "of an order that is %s (paid: %s, cancelled: %s) there is to print: %j",
  (status, payTime, cancelReason, document) =>
    expect(listPrintables({ status, payTime, cancelReason })).toEqual(document),
);

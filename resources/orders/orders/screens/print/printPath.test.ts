import { expect, test } from "vitest";
import { listPrintables } from "./printPath.ts";

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

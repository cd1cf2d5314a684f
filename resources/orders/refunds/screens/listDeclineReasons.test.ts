import { expect, test } from "vitest";
import { listDeclineReasons } from "./listDeclineReasons.ts";

const withShipped = (shippedQty: number, status: "unshipped" | "unreceived" | "completed") => ({
  status,
  lines: [{ id: 90, shippedQty }],
});

test("what was not sent was neither used nor delivered", () => {
  const reasons = listDeclineReasons(withShipped(0, "unshipped"), 90);
  expect(reasons).toContain("packed");
  for (const later of ["used", "delivered", "photos"]) expect(reasons).not.toContain(later);
});
test("what is on its way was not used yet, and what was received is not on its way", () => {
  const onItsWay = listDeclineReasons(withShipped(1, "unreceived"), 90);
  expect(onItsWay).toContain("onItsWay");
  expect(onItsWay).not.toContain("used");
  const received = listDeclineReasons(withShipped(1, "completed"), 90);
  expect(received).toContain("used");
  expect(received).not.toContain("onItsWay");
});
test("without the line the order says whether anything was sent", () => {
  expect(listDeclineReasons(withShipped(0, "unshipped"), undefined)).toContain("packed");
  expect(listDeclineReasons(withShipped(0, "unreceived"), undefined)).toContain("onItsWay");
});
test("without the order there are reasons that fit any", () => {
  expect(listDeclineReasons(undefined, 90)).toEqual(["described", "photos"]);
});

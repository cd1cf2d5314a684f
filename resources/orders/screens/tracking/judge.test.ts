import { expect, test } from "vitest";
import type { Order } from "../order.ts";
import { judge } from "./judge.ts";
import { readTracking } from "./readTracking.ts";

const order = {
  id: 7,
  orderNo: "20261121165246665118",
  status: "unshipped",
  selfLifting: false,
  refundStatus: "none",
  mergeStatus: "awaiting",
  type: "ordinary",
  group: null,
} as unknown as Order;
const judged = (...rows: string[][]) =>
  judge(readTracking([["Order number", "Courier", "Tracking number"], ...rows], {}), [order]).map(
    ({ problem }) => problem,
  );

test("each line of a file says what is wrong with it", () =>
  expect(
    judged(
      [order.orderNo, "DHL", "44"],
      [order.orderNo, "DHL", "45"],
      ["20261121165246665999", "DHL", "46"],
      ["20261121165246600000", "DHL", "47"],
      ["2.02611E+19", "DHL", "48"],
    ),
  ).toEqual([null, "twice", "unknownOrder", "shortened", "shortened"]));
test("what names no courier, or nobody, is told", () => {
  expect(judged([order.orderNo, "", "44"])).toEqual([null]);
  expect(judged([order.orderNo, "Nobody", "44"])).toEqual(["unknownCourier"]);
  expect(judged([order.orderNo, "DHL", ""])).toEqual(["noNumber"]);
});

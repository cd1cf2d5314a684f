import { expect, test } from "vitest";
import { inspectTracking, type TrackedOrder } from "./inspectTracking.ts";
import { readTracking } from "./readTracking.ts";

const order: TrackedOrder = {
  id: 7,
  number: "#1042",
  orderNo: "20261121165246665118",
  receiveName: "Mia",
  to: "/order/show/1",
  blocked: null,
};
const judged = (...rows: string[][]) =>
  inspectTracking(readTracking([["Order number", "Courier", "Tracking number"], ...rows], {}), [
    order,
  ]).map(({ problem }) => problem);

test("each line of a file reports its error", () =>
  expect(
    judged(
      [order.orderNo, "DHL", "44"],
      [order.orderNo, "DHL", "45"],
      ["20261121165246665999", "DHL", "46"],
      ["20261121165246600000", "DHL", "47"],
      ["2.02611E+19", "DHL", "48"],
    ),
  ).toEqual([null, "twice", "unknownOrder", "shortened", "shortened"]));
test("an order is named by its number in the shop, with or without the sign, or by its long number", () => {
  for (const written of ["#1042", "1042", order.orderNo])
    expect(judged([written, "DHL", "44"])).toEqual([null]);
  expect(judged(["#1042", "DHL", "44"], ["1042", "DHL", "45"])).toEqual([null, "twice"]);
  expect(judged(["1043", "DHL", "44"])).toEqual(["unknownOrder"]);
});
test("an unknown or missing courier is reported", () => {
  expect(judged([order.orderNo, "", "44"])).toEqual([null]);
  expect(judged([order.orderNo, "Nobody", "44"])).toEqual(["unknownCourier"]);
  expect(judged([order.orderNo, "DHL", ""])).toEqual(["noNumber"]);
});
test("the list's own export is imported with the numbers filled in, in any language", () => {
  const other = "20261121165246665119";
  const read = (head: string[], ...rows: string[][]) =>
    readTracking([head, ...rows], {}).map(({ orderNo, courier, number }) => [
      orderNo,
      courier,
      number,
    ]);
  const filled = [
    [order.orderNo, "P2026", "15", "Mia", "DHL", "44"],
    [order.orderNo, "", "", "", "", ""],
    [other, "P2027", "16", "Jo", "", ""],
  ];
  const read1 = read(
    ["Order no.", "Payment no.", "Group no.", "Recipient", "Courier", "Tracking no."],
    ...filled,
  );
  expect(read1).toEqual([
    [order.orderNo, "dhl", "44"],
    [other, null, ""],
  ]);
  expect(
    read(["订单号", "付款单号", "团编号", "收货人", "快递公司", "快递单号"], ...filled),
  ).toEqual(read1);
});
test("an order that cannot be shipped blocks its line, whatever else the line lacks", () => {
  const lines = readTracking(
    [
      ["Order number", "Courier", "Tracking number"],
      [order.orderNo, "DHL", ""],
    ],
    {},
  );
  expect(
    inspectTracking(lines, [{ ...order, blocked: "Open refund" }]).map(({ problem }) => problem),
  ).toEqual(["blocked"]);
});

import { expect, test } from "vitest";
import { shopifyCustomers } from "../pastBuyers/importExport/shopifyCustomers.ts";
import { pastBuyers } from "../pastBuyers/pastBuyers.ts";
import { ownOrders } from "../pastOrders/importExport/ownOrders.ts";
import { readDate } from "../pastOrders/importExport/readDate.ts";
import { shopifyOrders } from "../pastOrders/importExport/shopifyOrders.ts";
import { pastOrders } from "../pastOrders/pastOrders.ts";
import { productReviews, reviewApp } from "../pastReviews/importExport/reviews.ts";
import { pastReviews } from "../pastReviews/pastReviews.ts";

const asWritten = (_column: number, text: string) => text;
const reviewHead = ["product_handle", "rating", "title", "body", "author", "email", "created_at"];

test.each([
  ["2026-05-03 10:22:11 +1000", "2026-05-03T00:22:11.000Z"],
  ["2026-05-03 10:22:11 UTC", "2026-05-03T10:22:11.000Z"],
  ["2026-05-03T10:22:11-04:30", "2026-05-03T14:52:11.000Z"],
  // Read by the clocks of the shop.
  ["2026-05-03", "2026-05-03"],
  ["2026-99-03 10:22:11 UTC", "2026-99-03 10:22:11 UTC"],
])("%s is %s", (written, instant) => {
  expect(readDate(written)).toBe(instant);
});

test.each([
  { resource: pastOrders, formats: [shopifyOrders, ownOrders] },
  { resource: pastBuyers, formats: [shopifyCustomers] },
  { resource: pastReviews, formats: [reviewApp, productReviews] },
])("the import of $resource.name names its formats before a file is chosen", (given) => {
  expect(given.resource.importFormats).toEqual(given.formats.map(({ name }) => name));
});

test("no format takes a file of another one", () => {
  const formats = [shopifyOrders, ownOrders, shopifyCustomers, reviewApp, productReviews];
  const taking = (headings: readonly string[]) => formats.filter((one) => one.detects(headings));
  expect(taking(reviewHead)).toEqual([productReviews]);
  expect(taking(["Handle", "Title", "Variant Price"])).toEqual([]);
  expect(
    taking([
      "product_handle",
      "rating",
      "title",
      "body",
      "reviewer_name",
      "reviewer_email",
      "review_date",
    ]),
  ).toEqual([reviewApp]);
});

test("a review keeps its reference when its text changes, and another one has another", () => {
  const read = (...cells: string[][]) =>
    productReviews.translate(
      reviewHead,
      cells.map((one, index) => ({ row: index + 2, cells: one })),
      asWritten,
    );
  const { columns, lines } = read(
    ["salt", "5", "Good", "Fine", "Ann", "ann@example.com", "2024-01-02 10:00:00 UTC"],
    ["salt", "1", "Bad", "Changed", "Ann", "ann@example.com", "2024-01-02 10:00:00 UTC"],
    ["tea", "5", "Good", "Fine", "Ann", "ann@example.com", "2024-01-02 10:00:00 UTC"],
  );
  const [first, changed, other] = lines.map(({ cells }) => cells[columns.indexOf("reference")]);
  expect(changed).toBe(first);
  expect(other).not.toBe(first);
});

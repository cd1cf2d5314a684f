import {
  arrangeLines,
  type FormatLine,
  listLosses,
  stripApostrophe,
} from "../../../../framework/server/importExport/formatLines.ts";
import type {
  FileFormat,
  ReadCellNumber,
} from "../../../../framework/server/importExport/importExport.ts";
import { isOwnCurrencyCode } from "../../isOwnCurrencyCode.ts";
import { groupLines, joinParts, type Lines, readOrderLines } from "./groupLines.ts";
import { readDate } from "./readDate.ts";
import {
  findOrderColumns,
  listUnreadOrderHeadings,
  type ShopifyOrderColumn,
  type ShopifyOrderColumns,
} from "./shopifyOrderColumns.ts";

const program = "Shopify";
const numbers: readonly ShopifyOrderColumn[] = [
  "subtotal",
  "freight",
  "taxes",
  "total",
  "discount",
  "refunded",
  "price",
  "qty",
];

/** Shopify's export of orders: a line for each item, the first one with the order's own values. */
export const shopifyOrders: FileFormat = {
  name: program,
  key: "number",
  detects: (headings) =>
    findOrderColumns(headings).has("number", "payment", "total", "placedAt", "product", "qty"),
  findUnread: listUnreadOrderHeadings,
  findNumbers: (headings) => findOrderColumns(headings).listPlaces(numbers),
  translate(headings, lines, readNumber) {
    const columns = findOrderColumns(headings);
    const orders = groupLines(lines, (line) => columns.read(line, "number"));
    return {
      ...arrangeLines(orders.flatMap((order) => readOrder(order, columns, readNumber))),
      warnings: [],
      losses: listLosses(countLosses(orders, columns), { program }),
    };
  },
};

/** What became of an order: a refund is said before whether it was cancelled. */
function readOutcome([first]: Lines, columns: ShopifyOrderColumns): string {
  const payment = columns.read(first, "payment").toLowerCase();
  if (payment === "refunded") return "refunded";
  if (payment === "partially_refunded") return "partlyRefunded";
  if (columns.read(first, "cancelledAt") !== "" || payment === "voided") return "cancelled";
  return ["pending", "authorized", "expired"].includes(payment) ? "unpaid" : "completed";
}

function readOrder(
  order: Lines,
  columns: ShopifyOrderColumns,
  readNumber: ReadCellNumber,
): FormatLine[] {
  const [first] = order;
  const read = (column: ShopifyOrderColumn) => columns.read(first, column);
  // A column that the file lacks says nothing about what is stored.
  const ifPresent = (column: ShopifyOrderColumn, value: string) =>
    columns.has(column) ? value : undefined;
  const amount = (column: ShopifyOrderColumn) =>
    ifPresent(column, readNumber(columns.getPlace(column), read(column)));
  const date = (column: ShopifyOrderColumn) => ifPresent(column, readDate(read(column)));
  const street = read("street") || joinParts([read("address1"), read("address2")], ", ");
  const town = joinParts([read("city"), read("province"), stripApostrophe(read("zip"))], " ");
  const phones = (["shippingPhone", "billingPhone", "phone"] as const).map(read);

  const own = {
    number: read("number"),
    source: program,
    placedAt: date("placedAt"),
    outcome: readOutcome(order, columns),
    buyerName: read("shippingName") || read("billingName") || read("email"),
    buyerEmail: ifPresent("email", read("email")),
    buyerPhone: stripApostrophe(phones.find((phone) => phone !== "") ?? ""),
    address: joinParts([read("company"), street, town, read("country")], "\n"),
    subtotal: amount("subtotal"),
    discount: amount("discount"),
    shipping: amount("freight"),
    tax: amount("taxes"),
    total: amount("total"),
    refunded: amount("refunded"),
    currency: ifPresent("currency", read("currency").toUpperCase()),
    payMethod: ifPresent("method", read("method")),
    paidAt: date("paidAt"),
    shippedAt: date("shippedAt"),
    cancelledAt: date("cancelledAt"),
    note: ifPresent("note", read("note")),
  };
  return readOrderLines(order, own, (line) => {
    const number = (column: "qty" | "price") =>
      readNumber(columns.getPlace(column), columns.read(line, column));
    const product = columns.read(line, "product");
    if (product === "") return {};
    return {
      "lines.product": product,
      "lines.code": columns.has("code") ? columns.read(line, "code") : undefined,
      "lines.qty": number("qty"),
      "lines.price": columns.has("price") ? number("price") : undefined,
    };
  });
}

function countLosses(
  orders: readonly Lines[],
  columns: ShopifyOrderColumns,
): Record<string, number> {
  const count = (fits: (read: (column: ShopifyOrderColumn) => string) => boolean) =>
    orders.filter(([first]) => fits((column) => columns.read(first, column))).length;
  return {
    unshippedPast: count(
      (read) => read("cancelledAt") === "" && /^(unfulfilled|partial|)$/i.test(read("shipping")),
    ),
    otherCurrency: count((read) => !isOwnCurrencyCode(read("currency"))),
    lineLost: orders.flat().filter((line) => columns.read(line, "product") === "").length,
    tagsLost: count((read) => read("tags") !== ""),
    billingLost: count(
      (read) =>
        read("billingStreet") !== "" &&
        (read("street") || read("address1")) !== "" &&
        read("billingStreet") !== (read("street") || read("address1")),
    ),
  };
}

import type { Courier } from "../courier.ts";
import { cleanNumber, findCourier } from "../parseParcels.ts";

/** A line of a file of tracking numbers, as written there. */
export interface TrackingLine {
  /** Its line number in the file, from 1. */
  line: number;
  orderNo: string;
  courier: Courier | null;
  /** The text of the courier's cell, where it names no known courier. */
  unknown: string | null;
  number: string;
}
type Place = "orderNo" | "courier" | "number";
/**
 * Patterns of headings, most specific first: a file may have many columns, for example the list's
 * own export.
 */
const headings: Readonly<Record<Place, readonly RegExp[]>> = {
  orderNo: [/^order (no\.?|number)$|^订单号$|^訂單(號|編號)$/i, /order|订单|訂單/i],
  courier: [/courier|carrier|快递公司|快遞公司/i, /shipping|delivery ?type|物流|承运|承運/i],
  number: [
    /track|快递单|快遞單|运单|運單/i,
    /parcel|delivery ?no|物流单|物流單/i,
    /number|单号|單號/i,
  ],
};

/**
 * Determines the columns: by the headings where there are any, otherwise order number, courier and
 * tracking number, in this order.
 */
function findColumns(first: readonly string[]): {
  places: Readonly<Record<Place, number>>;
  headed: boolean;
} {
  const cells = first.map((cell) => cell.trim());
  const find = (place: Place, taken: readonly number[], not?: RegExp) => {
    const among = (heading: RegExp) =>
      cells.findIndex((cell, at) => !taken.includes(at) && heading.test(cell) && !not?.test(cell));
    return headings[place].map(among).find((at) => at >= 0) ?? -1;
  };
  const orderNo = find("orderNo", [], /\d{6}/);
  const courier = find("courier", [orderNo], /track/i);
  const number = find("number", [orderNo, courier]);
  if (orderNo >= 0 && number >= 0) return { places: { orderNo, courier, number }, headed: true };
  return {
    places: { orderNo: 0, courier: cells.length > 2 ? 1 : -1, number: cells.length > 2 ? 2 : 1 },
    headed: false,
  };
}

/**
 * The rows of a file to fill in, in the user's language: orders with their recipients.
 * `readTracking` knows its headings, and passes over the recipients.
 */
export const formatTrackingTemplate = (
  label: (field: "orderNo" | "receiveName" | "deliveryType" | "deliveryNo") => string,
  orders: readonly { number: string; receiveName: string | null }[],
): string[][] => [
  [label("orderNo"), label("receiveName"), label("deliveryType"), label("deliveryNo")],
  ...orders.map(({ number, receiveName }) => [number, receiveName ?? "", "", ""]),
];

/** Reads the lines of a sheet that name an order. */
export function readTracking(
  sheet: readonly (readonly string[])[],
  names: Readonly<Record<string, string>>,
): TrackingLine[] {
  const [first] = sheet;
  if (!first) return [];
  const { places, headed } = findColumns(first);
  const named = new Set<string>();
  return sheet.flatMap((cells, index) => {
    if (headed && index === 0) return [];
    const orderNo = cleanNumber(cells[places.orderNo] ?? "");
    if (!orderNo) return [];
    const courierName = (places.courier < 0 ? "" : (cells[places.courier] ?? "")).trim();
    const number = cleanNumber(cells[places.number] ?? "");
    // Further lines of an order in an export contain its goods and its timeline.
    if (named.has(orderNo) && !courierName && !number) return [];
    named.add(orderNo);
    const courier = courierName ? findCourier(courierName, names) : null;
    const unknown = courierName && !courier ? courierName : null;
    return [{ line: index + 1, orderNo, courier, unknown, number }];
  });
}

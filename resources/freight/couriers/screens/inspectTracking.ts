import { formatShopNumber } from "../../../../core/shopNumbers.ts";
import type { Courier } from "../courier.ts";
import type { TrackingLine } from "./readTracking.ts";

/** An order that a line of the file names, as the screen that imports the file knows it. */
export interface TrackedOrder {
  id: number;
  /** Its number in the shop, such as `#1042`. */
  number: string;
  orderNo: string;
  receiveName: string | null;
  /** The path of its page. */
  to: string;
  /** Why the order cannot be shipped, in the user's language; null where it can. */
  blocked: string | null;
}
/** A parcel of an order, to be shipped. */
export interface TrackedParcel {
  orderId: number;
  orderNo: string;
  deliveryType: Courier;
  deliveryNo: string;
}
export type Problem =
  | "blocked"
  | "unknownOrder"
  | "unknownCourier"
  | "noNumber"
  | "twice"
  | "shortened";
export interface InspectedLine extends TrackingLine {
  order: TrackedOrder | null;
  problem: Problem | null;
}

/**
 * Returns an order's short number with its sign, which spreadsheets and people leave out: `#1042`
 * for `1042`. A long number is returned as it is.
 */
export const toShopNumber = (written: string): string =>
  /^\d{1,9}$/.test(written) ? formatShopNumber("order", Number(written)) : written;

/**
 * Finds the problem of each line before anything is sent; a line without a courier uses the default
 * one.
 */
export function inspectTracking(
  lines: readonly TrackingLine[],
  found: readonly TrackedOrder[],
): InspectedLine[] {
  const orders = new Map(
    found.flatMap((order) => [
      [order.orderNo, order],
      [order.number, order],
    ]),
  );
  const seen = new Set<string>();
  return lines.map((line) => {
    const order = orders.get(toShopNumber(line.orderNo)) ?? null;
    const key = order?.orderNo ?? line.orderNo;
    const twice = seen.has(key);
    seen.add(key);
    return { ...line, order, problem: findProblem(line, order, twice) };
  });
}
/**
 * Spreadsheets store fifteen digits of a number, and write the rest as zeros or as a power of ten.
 */
const isShortened = (number: string): boolean =>
  /^\d([.,]\d+)?e\+?\d+$/i.test(number) || /^\d{15}0{5}$/.test(number);
function findProblem(
  line: TrackingLine,
  order: TrackedOrder | null,
  twice: boolean,
): Problem | null {
  if (!order) return isShortened(line.orderNo) ? "shortened" : "unknownOrder";
  if (twice) return "twice";
  if (line.unknown) return "unknownCourier";
  if (order.blocked !== null) return "blocked";
  return line.number === "" ? "noNumber" : null;
}
export const toParcels = (lines: readonly InspectedLine[], defaults: Courier): TrackedParcel[] =>
  lines.flatMap(({ order, problem, courier, number }) =>
    order && !problem
      ? [
          {
            orderId: order.id,
            orderNo: order.orderNo,
            deliveryType: courier ?? defaults,
            deliveryNo: number,
          },
        ]
      : [],
  );

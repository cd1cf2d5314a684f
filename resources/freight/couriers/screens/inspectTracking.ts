import type { Courier } from "../courier.ts";
import type { TrackingLine } from "./readTracking.ts";

/** An order that a line of the file names, as the screen that imports the file knows it. */
export interface TrackedOrder {
  id: number;
  orderNo: string;
  receiveName: string | null;
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
 * Finds the problem of each line before anything is sent; a line without a courier uses the default
 * one.
 */
export function inspectTracking(
  lines: readonly TrackingLine[],
  found: readonly TrackedOrder[],
): InspectedLine[] {
  const orders = new Map(found.map((order) => [order.orderNo, order]));
  const seen = new Set<string>();
  return lines.map((line) => {
    const order = orders.get(line.orderNo) ?? null;
    const twice = seen.has(line.orderNo);
    seen.add(line.orderNo);
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

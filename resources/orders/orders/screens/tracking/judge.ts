import type { Courier } from "../../../../freight/index.ts";
import type { Delivery } from "../../orderCalls.ts";
import type { Order } from "../order.ts";
import { type Blocked, findBlocked } from "../ship/parcels.ts";
import type { TrackingLine } from "./readTracking.ts";

export type Problem = Blocked | "unknownOrder" | "unknownCourier" | "noNumber" | "twice" | "shortened";
export interface InspectedUpload extends TrackingLine {
  order: Order | null;
  problem: Problem | null;
}

/**
 * Finds the problem of each line before anything is sent; a line without a courier uses the default
 * one.
 */
export function inspectUpload(lines: readonly TrackingLine[], found: readonly Order[]): InspectedUpload[] {
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
const isShortened = (number: string): boolean => /^\d([.,]\d+)?e\+?\d+$/i.test(number) || /^\d{15}0{5}$/.test(number);
function findProblem(line: TrackingLine, order: Order | null, twice: boolean): Problem | null {
  if (!order) return isShortened(line.orderNo) ? "shortened" : "unknownOrder";
  if (twice) return "twice";
  if (line.unknown) return "unknownCourier";
  return findBlocked(order) ?? (line.number === "" ? "noNumber" : null);
}
export const toParcels = (lines: readonly InspectedUpload[], defaults: Courier): Delivery[] =>
  lines.flatMap(({ order, problem, courier, number }) =>
    order && !problem
      ? [{ orderId: order.id, orderNo: order.orderNo, deliveryType: courier ?? defaults, deliveryNo: number }]
      : [],
  );

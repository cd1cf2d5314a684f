import { type Courier, courierNames, couriers } from "../../../../freight/index.ts";
import type { Delivery } from "../../orderCalls.ts";
import type { Order } from "../order.ts";

/** The input for one order; a blank number skips the order, `0` is a parcel without one. */
export interface Typed {
  courier: Courier;
  number: string;
}
export type Blocked = "state" | "selfLifting" | "refunding" | "picking" | "group";

/** Why an order cannot be shipped, from the data of the screen; the server decides. */
export function findBlocked(
  order: Pick<Order, "status" | "selfLifting" | "refundStatus" | "mergeStatus" | "type" | "group">,
): Blocked | null {
  if (order.status !== "unshipped") return "state";
  if (order.selfLifting) return "selfLifting";
  if (order.refundStatus === "refunding") return "refunding";
  if (order.type === "group" && order.group?.status !== "succeeded") return "group";
  return order.mergeStatus === "merged" || order.mergeStatus === "picked" ? "picking" : null;
}

/** Removes spaces and a leading apostrophe, which a scanner or spreadsheet may add to a number. */
export const cleanNumber = (text: string): string => text.replace(/^['’]/, "").replace(/\s+/g, "").slice(0, 60);
/**
 * Finds a courier by its short name, or by its name in any language: the language of a file is
 * unknown.
 */
export const courierNamed = (text: string, names: Readonly<Record<string, string>>): Courier | null => {
  const query = text.trim().toLowerCase();
  const all = [names, ...Object.values(courierNames)];
  return couriers.find((one) => one === query || all.some((names) => names[one]?.toLowerCase() === query)) ?? null;
};

/**
 * Parses pasted spreadsheet lines, one for each row: the number, and the courier where there is one
 * beside it.
 */
export const pastedParcels = (
  text: string,
  names: Readonly<Record<string, string>>,
): { number: string; courier: Courier | null }[] =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n+$/, "")
    .split("\n")
    .map((line) => {
      const cells = line.split("\t");
      const courier = cells.map((cell) => courierNamed(cell, names)).find((found) => found !== null) ?? null;
      const number = cells.findLast((cell) => cell.trim() !== "" && courierNamed(cell, names) === null) ?? "";
      return { number: cleanNumber(number), courier };
    });

/** The expected result, shown before shipping. */
export interface Outlook {
  shipped: number;
  withoutNumber: number;
  left: number;
  /** Numbers that appear more than once. */
  twice: readonly string[];
}
export function summarizeTyped(typed: readonly Typed[]): Outlook {
  const numbers = typed.map(({ number }) => cleanNumber(number));
  const real = numbers.filter((number) => number !== "" && number !== "0");
  return {
    shipped: numbers.filter((number) => number !== "").length,
    withoutNumber: numbers.filter((number) => number === "0").length,
    left: numbers.filter((number) => number === "").length,
    twice: [...new Set(real.filter((number, place) => real.indexOf(number) !== place))],
  };
}
export const toDelivery = (order: Pick<Order, "id" | "orderNo">, { courier, number }: Typed): Delivery => ({
  orderId: order.id,
  orderNo: order.orderNo,
  deliveryType: courier,
  deliveryNo: cleanNumber(number),
});

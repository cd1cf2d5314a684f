import { type Courier, couriers } from "../../couriers.ts";
import { courierNames } from "../../locales/couriers.ts";
import type { Delivery } from "../../orderCalls.ts";
import type { Order } from "../order.ts";

/** What is typed for one order; a blank number is an order that stays as it is, `0` one whose parcel has none. */
export interface Typed {
  courier: Courier;
  number: string;
}
export type Blocked = "state" | "selfLifting" | "refunding" | "picking" | "group";

/** Why an order cannot be shipped, as far as the screen knows; the server has the last word. */
export function blockedOf(
  order: Pick<Order, "status" | "selfLifting" | "refundStatus" | "mergeStatus" | "type" | "group">,
): Blocked | null {
  if (order.status !== "unshipped") return "state";
  if (order.selfLifting) return "selfLifting";
  if (order.refundStatus === "refunding") return "refunding";
  if (order.type === "group" && order.group?.status !== "succeeded") return "group";
  return order.mergeStatus === "merged" || order.mergeStatus === "picked" ? "picking" : null;
}

/** A scanner or a spreadsheet may leave spaces around a number, and an apostrophe before it. */
export const cleanNumber = (text: string): string => text.replace(/^['’]/, "").replace(/\s+/g, "").slice(0, 60);
/** A courier by its short name, or by its name in any language: files come from programs that do not ask in which. */
export const courierNamed = (text: string, names: Readonly<Record<string, string>>): Courier | null => {
  const asked = text.trim().toLowerCase();
  const all = [names, ...Object.values(courierNames)];
  return couriers.find((one) => one === asked || all.some((said) => said[one]?.toLowerCase() === asked)) ?? null;
};

/** Lines of a spreadsheet as what they say of one row after the other: the number, and the courier where one stands beside it. */
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

/** What will happen, said before it does. */
export interface Outlook {
  shipped: number;
  withoutNumber: number;
  left: number;
  /** Numbers that stand more than once. */
  twice: readonly string[];
}
export function outlookOf(typed: readonly Typed[]): Outlook {
  const numbers = typed.map(({ number }) => cleanNumber(number));
  const real = numbers.filter((number) => number !== "" && number !== "0");
  return {
    shipped: numbers.filter((number) => number !== "").length,
    withoutNumber: numbers.filter((number) => number === "0").length,
    left: numbers.filter((number) => number === "").length,
    twice: [...new Set(real.filter((number, place) => real.indexOf(number) !== place))],
  };
}
export const deliveryOf = (order: Pick<Order, "id" | "orderNo">, { courier, number }: Typed): Delivery => ({
  orderId: order.id,
  orderNo: order.orderNo,
  deliveryType: courier,
  deliveryNo: cleanNumber(number),
});

import { type Courier, cleanNumber } from "../../../../freight/index.ts";
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
export const toDelivery = (
  order: Pick<Order, "id" | "orderNo">,
  { courier, number }: Typed,
): Delivery => ({
  orderId: order.id,
  orderNo: order.orderNo,
  deliveryType: courier,
  deliveryNo: cleanNumber(number),
});

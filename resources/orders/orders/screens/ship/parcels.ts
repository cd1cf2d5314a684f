import {
  type Courier,
  cleanNumber,
  noTrackingNumber as noNumber,
} from "../../../../freight/index.ts";
import type { Delivery } from "../../orderCalls.ts";
import type { Order } from "../order.ts";

/** The input for one order; an order with neither a number nor `untracked` is skipped. */
export interface Typed {
  courier: Courier;
  number: string;
  /** Whether the parcel has no tracking number. */
  untracked?: boolean;
}

/** The number to send: blank for an order that is skipped. */
export const toNumber = ({ number, untracked }: Typed): string =>
  untracked ? noNumber : cleanNumber(number);
/** The input for a pasted number, where a spreadsheet has `0` for a parcel without one. */
export const fromNumber = (number: string): Pick<Typed, "number" | "untracked"> =>
  number === noNumber ? { number: "", untracked: true } : { number, untracked: false };
/** Why an order in another state than the one before shipping cannot be shipped. */
const inState = {
  unpaid: "unpaid",
  unreceived: "shipped",
  completed: "shipped",
  cancelled: "cancelled",
} as const;
type BlockedByState = (typeof inState)[keyof typeof inState];
export type Blocked =
  | BlockedByState
  | "pickedUp"
  | "selfLifting"
  | "refunding"
  | "picking"
  | "group";

/** Why an order cannot be shipped, from the data of the screen; the server decides. */
export function findBlocked(
  order: Pick<Order, "status" | "selfLifting" | "refundStatus" | "mergeStatus" | "type" | "group">,
): Blocked | null {
  if (order.status !== "unshipped") {
    const blocked = inState[order.status];
    return blocked === "shipped" && order.selfLifting ? "pickedUp" : blocked;
  }
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
  const numbers = typed.map(toNumber);
  const real = numbers.filter((number) => number !== "" && number !== noNumber);
  return {
    shipped: numbers.filter((number) => number !== "").length,
    withoutNumber: numbers.filter((number) => number === noNumber).length,
    left: numbers.filter((number) => number === "").length,
    twice: [...new Set(real.filter((number, place) => real.indexOf(number) !== place))],
  };
}
export const toDelivery = (
  order: Pick<Order, "id" | "orderNo">,
  typed: Typed,
  lines?: Delivery["lines"],
): Delivery => ({
  orderId: order.id,
  orderNo: order.orderNo,
  deliveryType: typed.courier,
  deliveryNo: toNumber(typed),
  ...(lines && { lines }),
});

import {
  isValidAmount,
  readTypedAmount,
  type TypedAmount,
} from "../../../../../core/typedAmount.ts";
import type { Order, OrderLine } from "../../../orders/screens/order.ts";
import { countLeft } from "../../../orders/screens/unshipped.ts";
import { calculateMaxRefund, prorateReversal } from "../../calculateMaxRefund.ts";

/** What of an order can be refunded; freight is cents. */
export interface Refundable {
  lines: readonly { lineId: number; left: number }[];
  freightLeft: number;
}
/** What is typed in the dialog of a refund. An amount that is not typed follows from the units. */
export interface Draft {
  units: Readonly<Record<number, number>>;
  amounts: Readonly<Record<number, string>>;
  freight: string | null;
  /** Null until it is switched. */
  restock: boolean | null;
}
export const emptyDraft: Draft = { units: {}, amounts: {}, freight: null, restock: null };

/** A line of the order with what of it is refunded. */
export interface DraftLine {
  line: OrderLine;
  id: number;
  left: number;
  /** How many of the units left were not shipped. */
  unsent: number;
  qty: number;
  amount: TypedAmount;
}

const calculateGoods = (line: OrderLine, units: number): number =>
  units === 0
    ? 0
    : calculateMaxRefund(line, units, { freightFee: 0, shipped: true, othersRefunded: false })
        .goods;

/** Calculates what a draft refunds of an order, and what that changes for the shop, in cents. */
export function calculateDraft(
  order: Pick<Order, "lines" | "status">,
  refundable: Refundable,
  draft: Draft,
) {
  // The only unit that is left is chosen already.
  const [first] = refundable.lines.filter(({ left }) => left > 0);
  const isOnly = refundable.lines.reduce((sum, { left }) => sum + left, 0) === 1;
  const lines = order.lines.map((line): DraftLine => {
    const id = line.id ?? 0;
    const left = refundable.lines.find(({ lineId }) => lineId === id)?.left ?? 0;
    const initial = isOnly && first?.lineId === id ? 1 : 0;
    const qty = Math.min(draft.units[id] ?? initial, left);
    const max = calculateGoods(line, qty);
    const amount = readTypedAmount(draft.amounts[id], max, max);
    return { line, id, left, unsent: Math.min(left, countLeft(line)), qty, amount };
  });
  const chosen = lines.filter(({ qty }) => qty > 0);
  // The server refunds the shipping with the last units of an order of which nothing was shipped.
  const endsOrder =
    order.status === "unshipped" &&
    lines.every(
      ({ line, qty, amount }) =>
        line.shippedQty === 0 &&
        line.refundedQty + qty === line.qty &&
        line.refundedAmount + (amount.cents ?? 0) === line.paid,
    );
  const freight = readTypedAmount(
    draft.freight,
    endsOrder ? refundable.freightLeft : 0,
    refundable.freightLeft,
  );
  const goods = chosen.reduce((sum, { amount }) => sum + (amount.cents ?? 0), 0);
  const total = goods + (chosen.length > 0 ? (freight.cents ?? 0) : 0);
  const reverse = (name: "commission" | "platformShare") =>
    chosen.reduce(
      (sum, { line, qty, amount }) =>
        sum +
        prorateReversal(line[name] ?? 0, line, line, {
          refundedQty: line.refundedQty + qty,
          refundedAmount: line.refundedAmount + (amount.cents ?? 0),
        }),
      0,
    );
  const commission = reverse("commission");
  const coupon = reverse("platformShare");
  const hasSent = chosen.some(({ qty, unsent }) => qty > unsent);
  const hasUnsent = chosen.some(({ unsent }) => unsent > 0);
  return {
    lines,
    chosen,
    freight,
    goods,
    total,
    commission,
    coupon,
    balance: commission - coupon - total,
    hasSent,
    /** Whether both shipped and unshipped units are refunded; the latter return to stock anyway. */
    isMixed: hasSent && hasUnsent,
    restock: draft.restock ?? !hasSent,
    isValid:
      chosen.length > 0 &&
      chosen.every(({ amount }) => isValidAmount(amount)) &&
      freight.cents !== null &&
      !freight.isAbove,
  };
}
export type Calculated = ReturnType<typeof calculateDraft>;

/** The input of the call that refunds a draft. */
export const toInput = ({ chosen, freight, restock, hasSent }: Calculated) => ({
  lines: chosen.map(({ id, qty, amount: { cents, max } }) => ({
    lineId: id,
    qty,
    amount: cents !== null && cents < max ? cents : null,
  })),
  freight: freight.cents ?? 0,
  // Units that were not shipped return to stock also where shipped ones do not.
  restock: restock || !hasSent ? restock : null,
});

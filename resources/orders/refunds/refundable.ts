import { prorate } from "../../../core/money.ts";

/** What of a line a refund's maximum depends on; amounts are cents. */
export interface PaidLine {
  total: number;
  couponShare: number;
  adjustShare: number;
  paid: number;
  qty: number;
  refundedQty: number;
  refundedAmount: number;
}
/** What of its order: freight goes back only before anything was sent, and with what completes the whole order's refund. */
export interface PaidOrder {
  freightFee: number;
  shipped: boolean;
  /** Whether all other lines are refunded as a whole, or their money is on its way back. */
  othersRefunded: boolean;
}
export const termKinds = [
  "total",
  "coupon",
  "adjust",
  "paid",
  "otherUnits",
  "refunded",
  "goods",
  "freight",
  "platformFreight",
  "lowered",
  "max",
] as const;
export type TermKind = (typeof termKinds)[number];
/** One term of the sum that leads to a maximum: what it is, what it adds, and of how many units it speaks. */
export interface Term {
  kind: TermKind;
  amount: number;
  units?: number;
  of?: number;
}
const isTerm = (value: unknown): value is Term => {
  if (typeof value !== "object" || value === null) return false;
  const { kind, amount } = value as Partial<Term>;
  return termKinds.some((one) => one === kind) && Number.isSafeInteger(amount);
};
export const areTerms = (value: unknown): value is Term[] => Array.isArray(value) && value.every(isTerm);

export interface Refundable {
  goods: number;
  freight: number;
  max: number;
  terms: readonly Term[];
}
/** Kinds that say what the terms before them come to. */
export const sums: readonly TermKind[] = ["paid", "goods", "max"];

/** What may have been refunded of a line once so many of its units are: rounded down, until the last unit brings the rest. */
export const maxRefundable = ({ paid, qty }: Pick<PaidLine, "paid" | "qty">, units: number): number =>
  units >= qty ? paid : prorate(paid, units, qty, "down");

/** The most that may go back for so many units of a line, and how it comes about. */
export function refundable(line: PaidLine, units: number, order: PaidOrder): Refundable {
  const { total, couponShare, adjustShare, paid, qty, refundedQty, refundedAmount } = line;
  const after = refundedQty + units;
  const most = maxRefundable(line, after);
  const goods = Math.max(0, most - refundedAmount);
  const completes = after === qty && goods + refundedAmount === paid && order.othersRefunded;
  const freight = completes && !order.shipped ? order.freightFee : 0;
  const some = (term: Term): Term[] => (term.amount === 0 ? [] : [term]);
  const terms: Term[] = [
    { kind: "total", amount: total, units: qty },
    ...some({ kind: "coupon", amount: -couponShare }),
    ...some({ kind: "adjust", amount: adjustShare }),
    ...(couponShare !== 0 || adjustShare !== 0 ? [{ kind: "paid" as const, amount: paid, units: qty }] : []),
    ...some({ kind: "otherUnits", amount: most - paid, units: qty - after, of: qty }),
    ...some({ kind: "refunded", amount: -refundedAmount, units: refundedQty }),
    { kind: "goods", amount: goods, units },
    ...some({ kind: "freight", amount: freight }),
    { kind: "max", amount: goods + freight },
  ];
  return { goods, freight, max: goods + freight, terms };
}

/** The same where the buyer asks for less: freight is then the last that goes back. */
export function capAtRequested(most: Refundable, asked: number | null): Refundable {
  if (asked === null || asked >= most.max) return most;
  const goods = Math.min(asked, most.goods);
  const terms = most.terms.filter(({ kind }) => kind !== "max");
  return {
    goods,
    freight: asked - goods,
    max: asked,
    terms: [...terms, { kind: "lowered", amount: asked - most.max }, { kind: "max", amount: asked }],
  };
}

/** The same where the platform has decided what of the freight goes back. */
export function withFreight(most: Refundable, freight: number | null): Refundable {
  if (freight === null) return most;
  const max = most.goods + freight;
  const terms = most.terms.filter(({ kind }) => !["max", "freight"].includes(kind));
  const decided: Term[] = freight === 0 ? [] : [{ kind: "platformFreight", amount: freight }];
  return { goods: most.goods, freight, max, terms: [...terms, ...decided, { kind: "max", amount: max }] };
}

/**
 * What goes back of something that was fixed for a whole line, like its commission, when its refunds grow: the part that belongs to all
 * that is refunded by then, rounded half up, without the part that belonged to what was refunded before.
 */
export function proratedReversal(
  whole: number,
  { paid, qty }: Pick<PaidLine, "paid" | "qty">,
  before: Refunded,
  after: Refunded,
) {
  const part = ({ refundedQty, refundedAmount }: Refunded) => {
    const [done, all] = paid > 0 ? [refundedAmount, paid] : [refundedQty, qty];
    return prorate(whole, done, all, "halfUp");
  };
  return part(after) - part(before);
}
export type Refunded = Pick<PaidLine, "refundedQty" | "refundedAmount">;

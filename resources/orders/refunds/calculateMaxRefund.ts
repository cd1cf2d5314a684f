import { prorate } from "../../../core/money.ts";
import type { Term, TermKind } from "./refundTerms.ts";

/** The fields of a line that determine the maximum of a refund; amounts are cents. */
export interface PaidLine {
  total: number;
  adjusted: number;
  paid: number;
  qty: number;
  refundedQty: number;
  refundedAmount: number;
}
/**
 * The fields of its order: freight is refunded only before shipping, with the refund that completes
 * the whole order's.
 */
export interface PaidOrder {
  freightFee: number;
  shipped: boolean;
  /** Whether all other lines are refunded in full, or being refunded. */
  othersRefunded: boolean;
}
export interface Refundable {
  goods: number;
  freight: number;
  max: number;
  terms: readonly Term[];
}
/** Kinds of steps that are a subtotal of those before them. */
export const sums: readonly TermKind[] = ["paid", "goods", "max"];

/** Leaves out what the next line repeats: a price that is also the maximum and the refund. */
export const dropEqualSums = (terms: readonly Term[]): readonly Term[] =>
  terms.filter(({ kind, amount }, place) => {
    const next = terms[place + 1];
    const isSum = kind === "total" || sums.includes(kind);
    return !(isSum && next && sums.includes(next.kind) && next.amount === amount);
  });

/**
 * Calculates the maximum refund of a line, in cents, for a total number of refunded units: rounded
 * down, except that the last unit refunds the remainder.
 */
export const prorateRefund = (
  { paid, qty }: Pick<PaidLine, "paid" | "qty">,
  units: number,
): number => (units >= qty ? paid : prorate(paid, units, qty, "down"));

/** Calculates the maximum refund for a number of units of a line, with its calculation steps. */
export function calculateMaxRefund(line: PaidLine, units: number, order: PaidOrder): Refundable {
  const { total, adjusted, paid, qty, refundedQty, refundedAmount } = line;
  const after = refundedQty + units;
  const maxAmount = prorateRefund(line, after);
  const goods = Math.max(0, maxAmount - refundedAmount);
  const completes = after === qty && goods + refundedAmount === paid && order.othersRefunded;
  const freight = completes && !order.shipped ? order.freightFee : 0;
  const some = (term: Term): Term[] => (term.amount === 0 ? [] : [term]);
  const terms: Term[] = [
    { kind: "total", amount: total, units: qty },
    ...some({ kind: "adjust", amount: adjusted }),
    ...(adjusted === 0 ? [] : [{ kind: "paid" as const, amount: paid, units: qty }]),
    ...some({ kind: "otherUnits", amount: maxAmount - paid, units: qty - after, of: qty }),
    ...some({ kind: "refunded", amount: -refundedAmount, units: refundedQty }),
    { kind: "goods", amount: goods, units },
    ...some({ kind: "freight", amount: freight }),
    { kind: "max", amount: goods + freight },
  ];
  return { goods, freight, max: goods + freight, terms };
}

/** Limits a refund to the amount that the buyer requested: goods are refunded before freight. */
export function capAtRequested(available: Refundable, requested: number | null): Refundable {
  if (requested === null || requested >= available.max) return available;
  const goods = Math.min(requested, available.goods);
  const terms = available.terms.filter(({ kind }) => kind !== "max");
  return {
    goods,
    freight: requested - goods,
    max: requested,
    terms: [
      ...terms,
      { kind: "lowered", amount: requested - available.max },
      { kind: "max", amount: requested },
    ],
  };
}

/** Replaces the freight of a refund by the amount that the platform or the shop has granted. */
export function replaceFreight(
  available: Refundable,
  freight: number | null,
  kind: "platformFreight" | "freight" = "platformFreight",
): Refundable {
  if (freight === null) return available;
  const max = available.goods + freight;
  const terms = available.terms.filter(({ kind }) => !["max", "freight"].includes(kind));
  const decided: Term[] = freight === 0 ? [] : [{ kind, amount: freight }];
  return {
    goods: available.goods,
    freight,
    max,
    terms: [...terms, ...decided, { kind: "max", amount: max }],
  };
}

/**
 * Calculates the part of an amount fixed for a whole line, like its commission, that a further
 * refund reverses: the part for everything refunded by then, rounded half up, minus the part for
 * what was refunded before.
 */
export function prorateReversal(
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

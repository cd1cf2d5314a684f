import { applyRate } from "../../../core/money.ts";
import { priceInGroup } from "./groupPrice.ts";

/** A step of a group activity; an ordinary one has the regular price. Amounts are cents. */
export interface Step {
  num: number;
  /** The percentage to pay; null for the regular price. */
  discounts: number | null;
}
export interface Terms {
  price: number;
  commissionRate: number;
  /** What one costs the shop, if that is known. */
  cost: number | null;
}
/** What one unit at a step earns. */
export interface StepOutcome extends Step {
  each: number;
  commission: number;
  /** What the shop receives of it, less its cost if that is known. */
  margin: number;
}

/** The complete steps of a form, by their number of people. */
export const toSteps = (rows: unknown): Step[] =>
  (Array.isArray(rows) ? rows : [])
    .flatMap(({ num, discounts }: { num?: unknown; discounts?: unknown }) =>
      typeof num === "number" && typeof discounts === "number" ? [{ num, discounts }] : [],
    )
    .sort((one, other) => one.num - other.num);

const earn = (each: number, { commissionRate, cost }: Terms) => {
  const commission = applyRate(each, commissionRate);
  return { each, commission, margin: each - commission - (cost ?? 0) };
};

/** Calculates what one unit at each step earns. */
export const listOutcomes = (steps: readonly Step[], terms: Terms): StepOutcome[] =>
  steps.map((step) => ({ ...step, ...earn(priceInGroup(terms.price, step.discounts), terms) }));

/** What a group of so many people comes to. */
export interface GroupOutcome {
  /** The largest group that so many fill; null if they fill none, and all are refunded. */
  step: Step | null;
  each: number;
  customersPay: number;
  commission: number;
  cost: number;
  margin: number;
  /** What as many earn at the regular price, and how much less the group earns. */
  alone: number;
  difference: number;
}
/**
 * Calculates what a group comes to if so many people come: they fill the largest step that needs no
 * more. A group that is not filled is refunded, so that it earns nothing.
 */
export function simulateGroup(steps: readonly Step[], people: number, terms: Terms): GroupOutcome {
  const step = steps.findLast(({ num }) => num <= people) ?? null;
  const alone = earn(terms.price, terms).margin * people;
  if (!step)
    return {
      step,
      each: 0,
      customersPay: 0,
      commission: 0,
      cost: 0,
      margin: 0,
      alone,
      difference: -alone,
    };
  const one = earn(priceInGroup(terms.price, step.discounts), terms);
  const margin = one.margin * people;
  return {
    step,
    each: one.each,
    customersPay: one.each * people,
    commission: one.commission * people,
    cost: (terms.cost ?? 0) * people,
    margin,
    alone,
    difference: margin - alone,
  };
}

/** The lowest price that covers the cost and the commission on it, in cents; null at 100 %. */
export function findBreakEven({ cost, commissionRate }: Terms): number | null {
  if (cost === null || commissionRate >= 100) return null;
  let price = Math.floor((cost * 100) / (100 - commissionRate));
  while (price - applyRate(price, commissionRate) < cost) price += 1;
  return price;
}

import type { Method, Rule } from "./terms.ts";
import { fromInteger, toInteger } from "./units.ts";

/** How a fee comes about: the first price, and how often the further one. */
export interface Charge {
  /** Units beyond the first ones. */
  furtherUnits: number;
  furtherTimes: number;
  furtherFee: number;
  fee: number;
}
const begun = (units: number, step: number): number => {
  const rest = units % step;
  return (units - rest) / step + (rest > 0 ? 1 : 0);
};

/** What so many units cost under a rule; a further step that is begun is paid whole. */
export function chargeOf(rule: Rule, method: Method, units: number): Charge {
  const beyond = Math.max(0, units - toInteger(method, rule.firstNum));
  const furtherTimes = begun(beyond, toInteger(method, rule.secondNum));
  const furtherFee = furtherTimes * rule.secondPrice;
  return { furtherUnits: fromInteger(method, beyond), furtherTimes, furtherFee, fee: rule.firstPrice + furtherFee };
}

/** Whether a rule lets so many units, worth so many cents, travel for nothing. */
export function isFree({ freeOverNum, freeOverAmount }: Rule, method: Method, units: number, amount: number): boolean {
  const enough = freeOverNum == null || units >= toInteger(method, freeOverNum);
  const worthIt = freeOverAmount == null || amount >= freeOverAmount;
  return (freeOverNum != null || freeOverAmount != null) && enough && worthIt;
}

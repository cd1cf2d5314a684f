import type { Method, Rule } from "./terms.ts";
import { fromInteger, toInteger } from "./units.ts";

/** The breakdown of a fee: the first price, and how many times the further price applies. */
export interface Charge {
  /** Units above the first ones. */
  furtherUnits: number;
  furtherTimes: number;
  furtherFee: number;
  fee: number;
}
const roundUpToStep = (units: number, step: number): number => {
  const rest = units % step;
  return (units - rest) / step + (rest > 0 ? 1 : 0);
};

/**
 * Calculates the fee of a number of units under a rule. A started further step is charged in full.
 */
export function calculateCharge(rule: Rule, method: Method, units: number): Charge {
  const beyond = Math.max(0, units - toInteger(method, rule.firstNum));
  const furtherTimes = roundUpToStep(beyond, toInteger(method, rule.secondNum));
  const furtherFee = furtherTimes * rule.secondPrice;
  return {
    furtherUnits: fromInteger(method, beyond),
    furtherTimes,
    furtherFee,
    fee: rule.firstPrice + furtherFee,
  };
}

/** Returns whether a rule ships this many units, worth `amount` cents, free of charge. */
export function isFree(
  { freeOverNum, freeOverAmount }: Rule,
  method: Method,
  units: number,
  amount: number,
): boolean {
  const enough = freeOverNum == null || units >= toInteger(method, freeOverNum);
  const worthIt = freeOverAmount == null || amount >= freeOverAmount;
  return (freeOverNum != null || freeOverAmount != null) && enough && worthIt;
}

import { formatMoney } from "../../../framework/schema/index.ts";
import type { Method, Rule } from "./freight/terms.ts";

type Params = Readonly<Record<string, string | number>>;
/** Says words of freight by their keys. */
export type Say = (key: string, params?: Params) => string;
/** The same, by what says any words. */
export const sayFreight =
  (translate: Say): Say =>
  (key, params) =>
    translate(`resources.freightTemplates.screen.${key}`, params);

/** `3 pieces`, `2.5 kg`. */
export const amountOf = (say: Say, method: Method, count: number): string =>
  say(`amounts.${method}`, { smart_count: count, count });

/** `A$8.00 for 1 piece + A$3.00 per piece`. */
export const ruleSentence = (say: Say, rule: Rule, method: Method): string =>
  say("sentence.rule", {
    first: amountOf(say, method, rule.firstNum),
    firstPrice: formatMoney(rule.firstPrice),
    second: say(`per.${method}`, { smart_count: rule.secondNum, count: rule.secondNum }),
    secondPrice: formatMoney(rule.secondPrice),
  });
/** `free from 5 pieces and A$60.00`, or nothing. */
export function freeSentence(say: Say, { freeOverNum, freeOverAmount }: Rule, method: Method): string | null {
  const count = freeOverNum == null ? null : amountOf(say, method, freeOverNum);
  const amount = freeOverAmount == null ? null : formatMoney(freeOverAmount);
  if (count !== null && amount !== null) return say("sentence.freeBoth", { count, amount });
  if (count !== null) return say("sentence.freeCount", { count });
  return amount === null ? null : say("sentence.freeAmount", { amount });
}

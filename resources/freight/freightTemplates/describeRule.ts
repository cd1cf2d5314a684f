import { formatMoney } from "../../../framework/schema/index.ts";
import type { Method, Rule } from "./freight/terms.ts";

type Params = Readonly<Record<string, string | number>>;
/** Translates freight messages by their keys. */
export type Translate = (key: string, params?: Params) => string;
/** Creates a freight translator from a general one. */
export const translateFreight =
  (translate: Translate): Translate =>
  (key, params) =>
    translate(`resources.freightTemplates.screen.${key}`, params);

/** Formats a quantity: `3 pieces`, `2.5 kg`. */
export const formatAmount = (t: Translate, method: Method, count: number): string =>
  t(`amounts.${method}`, { smart_count: count, count });

/** Formats a rule: `A$8.00 for 1 piece + A$3.00 per piece`. */
export const describeRule = (t: Translate, rule: Rule, method: Method): string =>
  t("sentence.rule", {
    first: formatAmount(t, method, rule.firstNum),
    firstPrice: formatMoney(rule.firstPrice),
    second: t(`per.${method}`, { smart_count: rule.secondNum, count: rule.secondNum }),
    secondPrice: formatMoney(rule.secondPrice),
  });
/** Formats the free-delivery threshold: `free from 5 pieces and A$60.00`; null if there is none. */
export function describeFreeDelivery(
  t: Translate,
  { freeOverNum, freeOverAmount }: Rule,
  method: Method,
): string | null {
  const count = freeOverNum == null ? null : formatAmount(t, method, freeOverNum);
  const amount = freeOverAmount == null ? null : formatMoney(freeOverAmount);
  if (count !== null && amount !== null) return t("sentence.freeBoth", { count, amount });
  if (count !== null) return t("sentence.freeCount", { count });
  return amount === null ? null : t("sentence.freeAmount", { amount });
}

import { decimal, json, money } from "../../../framework/schema/index.ts";
import { formatRegionCode, isRegions } from "./regions.ts";

const maxValue = 1_000_000;
/** The prices and quantities of an area rule. */
export const ruleFields = {
  firstNum: decimal({ decimals: 3, required: true, min: 0.001, max: maxValue, default: 1 }),
  firstPrice: money({ required: true, min: 0.01, max: maxValue }),
  secondNum: decimal({ decimals: 3, required: true, min: 0.001, max: maxValue, default: 1 }),
  secondPrice: money({ required: true, min: 0.01, max: maxValue }),
  freeOverNum: decimal({ decimals: 3, min: 0.001, max: maxValue }),
  freeOverAmount: money({ min: 0.01, max: maxValue }),
} as const;
const visibleWhen = { type: "custom" } as const;
/** The same fields for the template's default rule, which a free template does not have. */
export const defaultRuleFields = {
  firstNum: decimal({
    decimals: 3,
    required: true,
    min: 0.001,
    max: maxValue,
    default: 1,
    visibleWhen,
  }),
  firstPrice: money({ required: true, min: 0.01, max: maxValue, visibleWhen }),
  secondNum: decimal({
    decimals: 3,
    required: true,
    min: 0.001,
    max: maxValue,
    default: 1,
    visibleWhen,
  }),
  secondPrice: money({ required: true, min: 0.01, max: maxValue, visibleWhen }),
  freeOverNum: decimal({ decimals: 3, min: 0.001, max: maxValue, visibleWhen }),
  freeOverAmount: money({ min: 0.01, max: maxValue, visibleWhen }),
} as const;
export const regionsField = <const R extends boolean>(required: R) =>
  json({
    check: isRegions,
    required,
    formatLine: (regions) => regions.map(formatRegionCode).join("; "),
  });

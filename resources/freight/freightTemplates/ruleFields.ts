import { decimal, json, money } from "../../../framework/schema/index.ts";
import { isRegions, type Region, regionCode } from "./regions.ts";

const most = 1_000_000;
/** The prices and quantities of an area rule. */
export const ruleFields = {
  firstNum: decimal({ decimals: 3, required: true, min: 0.001, max: most, default: 1 }),
  firstPrice: money({ required: true, min: 0.01, max: most }),
  secondNum: decimal({ decimals: 3, required: true, min: 0.001, max: most, default: 1 }),
  secondPrice: money({ required: true, min: 0.01, max: most }),
  freeOverNum: decimal({ decimals: 3, min: 0.001, max: most }),
  freeOverAmount: money({ min: 0.01, max: most }),
} as const;
const visibleWhen = { type: "custom" } as const;
/** The same fields for the template's default rule, which a free template does not have. */
export const defaultRuleFields = {
  firstNum: decimal({ decimals: 3, required: true, min: 0.001, max: most, default: 1, visibleWhen }),
  firstPrice: money({ required: true, min: 0.01, max: most, visibleWhen }),
  secondNum: decimal({ decimals: 3, required: true, min: 0.001, max: most, default: 1, visibleWhen }),
  secondPrice: money({ required: true, min: 0.01, max: most, visibleWhen }),
  freeOverNum: decimal({ decimals: 3, min: 0.001, max: most, visibleWhen }),
  freeOverAmount: money({ min: 0.01, max: most, visibleWhen }),
} as const;
export const regionsField = (required: boolean) =>
  json<Region[]>({ check: isRegions, required, formatLine: (regions) => regions.map(regionCode).join("; ") });

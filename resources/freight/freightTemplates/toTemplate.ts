import { type Method, methods, type Rule, type Template } from "./freight/terms.ts";
import { isRegion } from "./regions.ts";

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;
const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;
const amountOrNull = (value: unknown): number | null => (isAmount(value) ? value : null);
export const isMethod = (value: unknown): value is Method =>
  (methods as readonly unknown[]).includes(value);

/** Reads a rule from a record or form; null while it is incomplete. */
export function toRule(values: Values): Rule | null {
  const { firstNum, firstPrice, secondNum, secondPrice, freeOverNum, freeOverAmount } = values;
  if (
    !isAmount(firstNum) ||
    !isAmount(firstPrice) ||
    !isAmount(secondNum) ||
    !isAmount(secondPrice)
  )
    return null;
  return {
    firstNum,
    firstPrice,
    secondNum,
    secondPrice,
    freeOverNum: amountOrNull(freeOverNum),
    freeOverAmount: amountOrNull(freeOverAmount),
  };
}
const toRegions = (value: unknown) => (Array.isArray(value) ? value.filter(isRegion) : []);

/**
 * Reads a template from a record or form, in the shape that the calculation needs. Incomplete rules
 * are left out.
 */
export function toTemplate(values: Values): Template {
  const free = values.type === "free";
  const areas = Array.isArray(values.areas) && !free ? values.areas.filter(isRecord) : [];
  return {
    id: typeof values.id === "number" ? values.id : 0,
    name: typeof values.name === "string" ? values.name : "",
    free,
    method: isMethod(values.valuateType) ? values.valuateType : "pieces",
    rule: free ? null : toRule(values),
    areas: areas.flatMap((area) => {
      const rule = toRule(area);
      return rule ? [{ ...rule, regions: toRegions(area.regions) }] : [];
    }),
    undeliverable: toRegions(values.undeliverable),
  };
}

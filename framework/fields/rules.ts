import { type AnySchema, array, mixed, number, string as yupString } from "yup";
import type { Issue } from "../schema/issue.ts";
import { defaultMaxItems } from "./parse/list.ts";

/** yup passes a message object through unchanged, so that server and browser each translate it. */
export const toMessage = (
  key: string,
  params?: Issue["params"],
): Issue & Record<PropertyKey, unknown> => ({
  key: `validation.${key}`,
  ...(params ? { params } : {}),
});

interface Limits {
  min?: number;
  max?: number;
}
interface Patterned extends Limits {
  pattern?: RegExp;
  example?: string;
}
/** Returns the rule of texts, whose limits are lengths. */
export const textRule =
  (maxLength: number) =>
  ({ max = maxLength, min, pattern, example }: Patterned): AnySchema => {
    let rule = yupString().max(max, toMessage("maxLength", { max }));
    if (min !== undefined) rule = rule.min(min, toMessage("minLength", { min }));
    const message = example ? toMessage("patternLike", { example }) : toMessage("pattern");
    return pattern ? rule.matches(pattern, { message }) : rule;
  };
/** Returns the rule of numbers that are stored as `scale` units of what their limits state. */
export const numberRule =
  (scale: number, bound = Number.MAX_SAFE_INTEGER) =>
  ({ min = -bound / scale, max = bound / scale }: Limits): AnySchema =>
    number()
      .min(Math.round(min * scale), toMessage("min", { min }))
      .max(Math.round(max * scale), toMessage("max", { max }));
/** Returns the rule of numbers with decimals; messages give the limits with the unit. */
export const decimalRule = (min: number, max: number, unit = ""): AnySchema =>
  number()
    .min(min, toMessage("min", { min: unit ? `${min}${unit}` : min }))
    .max(max, toMessage("max", { max: unit ? `${max}${unit}` : max }));
/** Returns the rule of lists, whose limits are numbers of items. */
export function listRule({ min, max = defaultMaxItems }: Limits) {
  const rule = array().max(max, toMessage("maxItems", { max }));
  return min === undefined ? rule : rule.min(min, toMessage("minItems", { min }));
}
/** The rule of values that parsing has checked completely. */
export const anyRule = (): AnySchema => mixed();

import { type AnySchema, array, boolean, mixed, number, object, string } from "yup";
import type { Field, Fields } from "../schema/field.ts";
import { requiredIssue } from "../schema/requiredIssue.ts";
import { defaultMaxItems } from "./parse/list.ts";
import { toMessage } from "./toMessage.ts";

interface Limits {
  min?: number;
  max?: number;
}
interface Patterned extends Limits {
  pattern?: RegExp;
  example?: string;
}
/** Returns the rule of texts, whose limits are lengths. */
function text({ min, max, pattern, example }: Patterned, maxLength: number): AnySchema {
  const most = max ?? maxLength;
  let rule = string().max(most, toMessage("maxLength", { max: most }));
  if (min !== undefined) rule = rule.min(min, toMessage("minLength", { min }));
  const message = example ? toMessage("patternLike", { example }) : toMessage("pattern");
  return pattern ? rule.matches(pattern, { message }) : rule;
}
/** Returns the rule of numbers that are stored as `scale` units of what their limits state. */
const scaledNumber = (
  { min, max }: Limits,
  scale: number,
  bound = Number.MAX_SAFE_INTEGER,
): AnySchema => {
  const [least, most] = [min ?? -bound / scale, max ?? bound / scale];
  return number()
    .min(Math.round(least * scale), toMessage("min", { min: least }))
    .max(Math.round(most * scale), toMessage("max", { max: most }));
};
/** Returns the rule of numbers with decimals; messages give the limits with the unit. */
const decimal = (min: number, max: number, unit = ""): AnySchema =>
  number()
    .min(min, toMessage("min", { min: unit ? `${min}${unit}` : min }))
    .max(max, toMessage("max", { max: unit ? `${max}${unit}` : max }));
/** Returns the rule of lists, whose limits are numbers of items. */
function list({ min, max = defaultMaxItems }: Limits) {
  const rule = array().max(max, toMessage("maxItems", { max }));
  return min === undefined ? rule : rule.min(min, toMessage("minItems", { min }));
}
/** The rule of values that parsing has checked completely. */
const any = (): AnySchema => mixed();

function toRule(field: Field): AnySchema {
  const rule = field.type.rule(field.options, rules).nullable();
  return field.options.required && !field.options.visibleWhen
    ? rule.required(requiredIssue(field))
    : rule;
}
/** Returns the yup rule of a set of fields: of those that a call may send. */
export function fieldsRule(fields: Fields) {
  const writable = Object.entries(fields).filter(([, field]) => !field.options.readOnly);
  return object(Object.fromEntries(writable.map(([name, field]) => [name, toRule(field)])));
}

const rules = {
  any,
  boolean,
  decimal,
  fields: fieldsRule,
  list,
  object,
  scaledNumber,
  string,
  text,
};
/**
 * What the rules of kinds are made of. A kind receives it, and imports the type only, because the
 * browser loads yup with the first form.
 */
export type Rules = typeof rules;

import type { Operator } from "./FieldKind.ts";

/** Operators of texts. */
export const textOperators: readonly Operator[] = [
  "contains",
  "is",
  "isNot",
  "startsWith",
  "isEmpty",
  "isFilled",
];
/** Operators of numbers. */
export const numberOperators: readonly Operator[] = [
  "between",
  "is",
  "isNot",
  "atLeast",
  "atMost",
  "moreThan",
  "lessThan",
  "isEmpty",
  "isFilled",
];
/** Operators of values that are one of several. */
export const singleOperators: readonly Operator[] = ["anyOf", "noneOf", "isEmpty", "isFilled"];
/** Operators of lists of values that are several of many. */
export const multipleOperators: readonly Operator[] = ["allOf", "noneOf", "isEmpty", "isFilled"];
/** Operators of values that are only empty or filled. */
export const presenceOperators: readonly Operator[] = ["isEmpty", "isFilled"];

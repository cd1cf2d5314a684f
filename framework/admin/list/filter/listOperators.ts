import {
  type Actor,
  type Field,
  findField,
  type Kind,
  listReadableFields,
  type Resource,
} from "../../../schema/index.ts";
import { getKind } from "../table/columns.ts";

export type Operator =
  | "is"
  | "isNot"
  | "contains"
  | "startsWith"
  | "between"
  | "atLeast"
  | "atMost"
  | "moreThan"
  | "lessThan"
  | "under"
  | "anyOf"
  | "noneOf"
  | "allOf"
  | "isEmpty"
  | "isFilled";

const textOperators: readonly Operator[] = [
  "contains",
  "is",
  "isNot",
  "startsWith",
  "isEmpty",
  "isFilled",
];
const numberOperators: readonly Operator[] = [
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
const dayOperators: readonly Operator[] = [
  "between",
  "is",
  "atLeast",
  "atMost",
  "isEmpty",
  "isFilled",
];
const instantOperators: readonly Operator[] = [
  "between",
  "atLeast",
  "atMost",
  "isEmpty",
  "isFilled",
];
const singleOperators: readonly Operator[] = ["anyOf", "noneOf", "isEmpty", "isFilled"];
const multipleOperators: readonly Operator[] = ["allOf", "noneOf", "isEmpty", "isFilled"];
const presenceOperators: readonly Operator[] = ["isEmpty", "isFilled"];

/** The filter operators of each kind, the most common first. */
const operators: Record<Kind, readonly Operator[]> = {
  text: textOperators,
  longText: textOperators,
  richText: ["contains", "isEmpty", "isFilled"],
  localized: ["contains", "isEmpty", "isFilled"],
  integer: numberOperators,
  decimal: numberOperators,
  money: numberOperators,
  percent: numberOperators,
  boolean: ["is"],
  choice: singleOperators,
  choices: multipleOperators,
  date: dayOperators,
  dateTime: instantOperators,
  duration: numberOperators,
  dateRange: presenceOperators,
  email: textOperators,
  phone: textOperators,
  url: textOperators,
  password: [],
  image: presenceOperators,
  images: presenceOperators,
  video: presenceOperators,
  file: presenceOperators,
  reference: singleOperators,
  references: multipleOperators,
  parent: singleOperators,
  rows: [],
  point: presenceOperators,
  json: presenceOperators,
  computed: [],
};
/** For a reference into a tree, the descendant filter comes first. */
export const listOperators = (field: Field, tree = false): readonly Operator[] => [
  ...(tree ? (["under"] as const) : []),
  ...operators[getKind(field)],
];

/**
 * Returns the fields that the list can be filtered by: the declared ones that the actor may read,
 * and the creation time.
 */
export const selectFilterableFields = (resource: Resource, actor: Actor): string[] => [
  ...listReadableFields(actor, resource.fields).filter(
    (name) =>
      resource.fields[name]?.options.filter && listOperators(resource.fields[name]).length > 0,
  ),
  ...("addTime" in resource.fields ? [] : ["addTime"]),
];

/** The number of values that an operator takes. */
export type Arity = "none" | "one" | "pair" | "many";
export function getArity(operator: Operator): Arity {
  if (operator === "isEmpty" || operator === "isFilled") return "none";
  if (operator === "between") return "pair";
  return operator === "under" ||
    operator === "anyOf" ||
    operator === "noneOf" ||
    operator === "allOf"
    ? "many"
    : "one";
}
export const getTarget = (resource: Resource, name: string): string | null => {
  const field = findField(resource, name);
  if (!field) return null;
  if (field.kind === "parent") return resource.name;
  const { target } = field.options as { target?: string };
  return target ?? null;
};

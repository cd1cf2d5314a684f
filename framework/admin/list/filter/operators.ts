import { type Actor, type Field, findField, type Kind, type Resource, readableFields } from "../../../schema/index.ts";
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

const ofText: readonly Operator[] = ["contains", "is", "isNot", "startsWith", "isEmpty", "isFilled"];
const ofNumber: readonly Operator[] = [
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
const ofDay: readonly Operator[] = ["between", "is", "atLeast", "atMost", "isEmpty", "isFilled"];
const ofInstant: readonly Operator[] = ["between", "atLeast", "atMost", "isEmpty", "isFilled"];
const ofOne: readonly Operator[] = ["anyOf", "noneOf", "isEmpty", "isFilled"];
const ofSeveral: readonly Operator[] = ["allOf", "noneOf", "isEmpty", "isFilled"];
const ofPresence: readonly Operator[] = ["isEmpty", "isFilled"];

/** The filter operators of each kind, the most common first. */
const operators: Record<Kind, readonly Operator[]> = {
  text: ofText,
  longText: ofText,
  richText: ["contains", "isEmpty", "isFilled"],
  localized: ["contains", "isEmpty", "isFilled"],
  integer: ofNumber,
  decimal: ofNumber,
  money: ofNumber,
  percent: ofNumber,
  boolean: ["is"],
  choice: ofOne,
  choices: ofSeveral,
  date: ofDay,
  dateTime: ofInstant,
  duration: ofNumber,
  dateRange: ofPresence,
  email: ofText,
  phone: ofText,
  url: ofText,
  password: [],
  image: ofPresence,
  images: ofPresence,
  video: ofPresence,
  file: ofPresence,
  reference: ofOne,
  references: ofSeveral,
  parent: ofOne,
  rows: [],
  point: ofPresence,
  json: ofPresence,
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
export const filterableFields = (resource: Resource, actor: Actor): string[] => [
  ...readableFields(actor, resource.fields).filter(
    (name) => resource.fields[name]?.options.filter && listOperators(resource.fields[name]).length > 0,
  ),
  ...("addTime" in resource.fields ? [] : ["addTime"]),
];

/** The number of values that an operator takes. */
export type Arity = "none" | "one" | "pair" | "many";
export function getArity(operator: Operator): Arity {
  if (operator === "isEmpty" || operator === "isFilled") return "none";
  if (operator === "between") return "pair";
  return operator === "under" || operator === "anyOf" || operator === "noneOf" || operator === "allOf" ? "many" : "one";
}
export const getTarget = (resource: Resource, name: string): string | null => {
  const field = findField(resource, name);
  if (!field) return null;
  if (field.kind === "parent") return resource.name;
  const { target } = field.options as { target?: string };
  return target ?? null;
};

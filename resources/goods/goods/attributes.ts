import { json } from "../../../framework/schema/index.ts";

/**
 * An attribute in which a product's variants differ, such as colour. Ids are positive and unique
 * within the product.
 */
export interface Attribute {
  id: number;
  name: string;
  values: AttributeValue[];
}
export interface AttributeValue {
  id: number;
  name: string;
  /** The URL of a swatch picture. */
  img?: string | null;
}
export const maxAttributes = 3;
export const maxValues = 100;
export const maxSkus = 200;
const longestName = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
const isName = (value: unknown): boolean =>
  typeof value === "string" &&
  value.trim() !== "" &&
  value.length <= longestName &&
  !value.includes("\u0000");
const isPicture = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.length <= 2000);
const areDifferent = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;
const lower = (value: { name: string }) => value.name.trim().toLowerCase();

const isValue = (value: unknown): value is AttributeValue =>
  isRecord(value) &&
  Object.keys(value).every((key) => ["id", "name", "img"].includes(key)) &&
  isId(value.id) &&
  isName(value.name) &&
  isPicture(value.img);
const isAttribute = (value: unknown): value is Attribute =>
  isRecord(value) &&
  Object.keys(value).every((key) => ["id", "name", "values"].includes(key)) &&
  isId(value.id) &&
  isName(value.name) &&
  Array.isArray(value.values) &&
  value.values.length > 0 &&
  value.values.length <= maxValues &&
  value.values.every(isValue) &&
  areDifferent(value.values.map(lower));

/**
 * Returns whether a value is a list of at most three attributes of at most a hundred values each,
 * with unique ids and, within an attribute, unique names.
 */
export function areAttributes(value: unknown): value is Attribute[] {
  if (!Array.isArray(value) || value.length > maxAttributes || !value.every(isAttribute))
    return false;
  const values = value.flatMap((attribute) => attribute.values.map(({ id }) => id));
  return (
    areDifferent(value.map(({ id }) => id)) &&
    areDifferent(value.map(lower)) &&
    areDifferent(values)
  );
}
export const attributesField = json<Attribute[]>({
  check: areAttributes,
  formatLine: (attributes) =>
    attributes
      .map(({ name, values }) => `${name}: ${values.map((value) => value.name).join(", ")}`)
      .join("; "),
});

/**
 * Returns the names of a path's values, `Red / L`; null if the path is not a combination of the
 * attributes.
 */
export function formatPathName(attributes: readonly Attribute[], path: string): string | null {
  const ids = path === "" ? [] : path.split(",");
  if (ids.length !== attributes.length) return null;
  const names = attributes.map(
    ({ values }, index) => values.find(({ id }) => String(id) === ids[index])?.name,
  );
  return names.every((name) => name !== undefined) ? names.join(" / ") : null;
}

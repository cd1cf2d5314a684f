/** One value of an attribute, like Red. Its id stays when it is renamed, so that its SKUs stay too. */
export interface AttributeValue {
  id: number;
  name: string;
  img?: string | null;
}
export interface Attribute {
  id: number;
  name: string;
  values: readonly AttributeValue[];
}
/**
 * A row of the matrix as the form holds it: values in code, a text where what was typed is no value.
 * `attrPath` are the ids of its values in the order of the attributes, "" where there are none.
 */
export interface SkuRow {
  readonly id?: number;
  readonly attrPath: string;
  readonly [field: string]: unknown;
}
export interface Matrix {
  readonly attributes: readonly Attribute[];
  readonly rows: readonly SkuRow[];
}

/** How large a matrix may be. */
export const limits = { attributes: 3, values: 20, rows: 200 } as const;
/** The longest name of an attribute or a value. */
export const longestName = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value > 0;
const isName = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longestName;
const areDistinct = (all: readonly unknown[]): boolean => new Set(all).size === all.length;
const sameSpelling = (name: string): string => name.trim().toLowerCase();

const isValue = (value: unknown): value is AttributeValue =>
  isRecord(value) &&
  isId(value.id) &&
  isName(value.name) &&
  (value.img === undefined || value.img === null || typeof value.img === "string");
const isAttribute = (value: unknown): value is Attribute =>
  isRecord(value) &&
  isId(value.id) &&
  isName(value.name) &&
  Array.isArray(value.values) &&
  value.values.length > 0 &&
  value.values.length <= limits.values &&
  value.values.every(isValue) &&
  areDistinct(value.values.map((one: AttributeValue) => sameSpelling(one.name)));

/** What may be stored: every attribute has a name and values, no id and no name occurs twice. */
export function areAttributes(value: unknown): value is Attribute[] {
  if (!Array.isArray(value) || value.length > limits.attributes || !value.every(isAttribute)) return false;
  const attributes: readonly Attribute[] = value;
  return (
    areDistinct(attributes.map((one) => one.id)) &&
    areDistinct(attributes.map((one) => sameSpelling(one.name))) &&
    areDistinct(attributes.flatMap((one) => one.values.map((each) => each.id)))
  );
}

/** What an editor can show of a value that is still being put together, or that somebody else wrote. */
export function readAttributes(value: unknown): Attribute[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ id, name, values }) => {
    if (!isId(id)) return [];
    const read = (Array.isArray(values) ? values : []).filter(isRecord).flatMap((one): AttributeValue[] => {
      if (!isId(one.id)) return [];
      return [
        {
          id: one.id,
          name: typeof one.name === "string" ? one.name : "",
          ...(typeof one.img === "string" && { img: one.img }),
        },
      ];
    });
    return [{ id, name: typeof name === "string" ? name : "", values: read }];
  });
}
export const readRows = (value: unknown): SkuRow[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map(({ id, ...row }) => ({
    ...row,
    ...(isId(id) && { id }),
    attrPath: typeof row.attrPath === "string" ? row.attrPath : "",
  }));

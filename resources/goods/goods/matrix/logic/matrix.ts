import {
  type Attribute,
  type AttributeValue,
  maxAttributes,
  maxSkus,
  maxValues,
} from "../../attributes.ts";

export type { Attribute, AttributeValue };
/**
 * A row of the matrix in the form: parsed values, or the typed text where it is invalid. `attrPath`
 * contains the ids of its values in the order of the attributes, "" without attributes.
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

/** The maximum size of a matrix. */
export const limits = { attributes: maxAttributes, values: maxValues, rows: maxSkus } as const;
/** The maximum length of an attribute's or value's name. */
export const longestName = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;
/**
 * Reads the attributes that an editor can show from a form value that may be incomplete or
 * malformed.
 */
export function readAttributes(value: unknown): Attribute[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ id, name, values }) => {
    if (!isId(id)) return [];
    const read = (Array.isArray(values) ? values : [])
      .filter(isRecord)
      .flatMap((one): AttributeValue[] => {
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

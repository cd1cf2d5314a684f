import { type Attribute, type AttributeValue, mostAttributes, mostSkus, mostValues } from "../../attributes.ts";

export type { Attribute, AttributeValue };
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
export const limits = { attributes: mostAttributes, values: mostValues, rows: mostSkus } as const;
/** The longest name of an attribute or a value. */
export const longestName = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value > 0;
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

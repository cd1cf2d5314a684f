import type { Attribute, AttributeValue, SkuRow } from "./matrix.ts";

/** The attributes with at least one value; only these are part of paths. */
export const selectVariantAttributes = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.filter(({ values }) => values.length > 0);

export const parsePath = (path: string): number[] =>
  path === "" ? [] : path.split(",").map(Number);
export const joinPath = (ids: readonly number[]): string => ids.join(",");

/**
 * Returns every combination of values in the order of the attributes, the last attribute varying
 * fastest; one empty path if there are none.
 */
export function listCombinations(attributes: readonly Attribute[]): string[] {
  const product = selectVariantAttributes(attributes).reduce<number[][]>(
    (paths, { values }) => paths.flatMap((path) => values.map((value) => [...path, value.id])),
    [[]],
  );
  return product.map(joinPath);
}
export const countCombinations = (attributes: readonly Attribute[]): number =>
  selectVariantAttributes(attributes).reduce((count, { values }) => count * values.length, 1);

/** Returns the values of a path; fewer than attributes if the path contains an unknown value. */
export function findValuesAlong(attributes: readonly Attribute[], path: string): AttributeValue[] {
  const taking = selectVariantAttributes(attributes);
  return parsePath(path).flatMap(
    (id, place) => taking[place]?.values.find((value) => value.id === id) ?? [],
  );
}
/** The name of a SKU: "Red / L". */
export const formatAttrName = (attributes: readonly Attribute[], path: string): string =>
  findValuesAlong(attributes, path)
    .map(({ name }) => name)
    .join(" / ");

/** Sorts rows into the order of the matrix. */
export function sortRows<R extends Pick<SkuRow, "attrPath">>(
  attributes: readonly Attribute[],
  rows: readonly R[],
): R[] {
  const places = selectVariantAttributes(attributes).map(
    ({ values }) => new Map(values.map(({ id }, place) => [id, place])),
  );
  const toRank = (row: R) =>
    parsePath(row.attrPath).map((id, depth) => places[depth]?.get(id) ?? Number.MAX_SAFE_INTEGER);
  return rows
    .map((row) => ({ row, rank: toRank(row) }))
    .sort(({ rank: one }, { rank: other }) => {
      const depth = one.findIndex((place, index) => place !== other[index]);
      return depth < 0 ? 0 : (one[depth] ?? 0) - (other[depth] ?? 0);
    })
    .map(({ row }) => row);
}

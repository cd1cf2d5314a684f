import type { Issue } from "../../../../../framework/schema/index.ts";
import {
  type Attribute,
  type AttributeValue,
  limits,
  longestName,
  type Matrix,
  type SkuRow,
} from "./matrix.ts";
import {
  joinPath,
  listCombinations,
  parsePath,
  selectVariantAttributes,
  sortRows,
} from "./paths.ts";
import { type Blank, createBlankRow, isBlank } from "./rows.ts";

/**
 * The result of an attribute change: the new matrix and the rows that it removes, or the reason why
 * the change is rejected.
 */
export type Change = { matrix: Matrix; lost: readonly SkuRow[] } | { refused: Issue };

const domainError = (reason: string, params: Issue["params"] = {}): Change => ({
  refused: { key: `resources.goods.screen.matrix.refused.${reason}`, params },
});
const toUnchanged = (matrix: Matrix): Change => ({ matrix, lost: [] });
const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
const replaceAttribute = (
  attributes: readonly Attribute[],
  id: number,
  change: (one: Attribute) => Attribute,
): Attribute[] => attributes.map((one) => (one.id === id ? change(one) : one));

/**
 * Creates a generator of unused ids. Ids are never reused during an edit, so that values restored
 * by undo cannot collide with new ones.
 */
export function createIdCounter(
  attributes: readonly Attribute[],
  rows: readonly SkuRow[] = [],
): () => number {
  const used = attributes.flatMap(({ id, values }) => [id, ...values.map((value) => value.id)]);
  let last = Math.max(0, ...used, ...rows.flatMap(({ attrPath }) => parsePath(attrPath)));
  return () => {
    last += 1;
    return last;
  };
}

export function addAttribute({ attributes, rows }: Matrix, name: string, id: number): Change {
  if (attributes.length >= limits.attributes)
    return domainError("attributes", { max: limits.attributes });
  return toUnchanged({ attributes: [...attributes, { id, name: name.trim(), values: [] }], rows });
}

export function renameAttribute({ attributes, rows }: Matrix, id: number, typed: string): Change {
  const name = typed.trim();
  if (name.length > longestName) return domainError("longName", { max: longestName });
  if (name !== "" && attributes.some((one) => one.id !== id && sameName(one.name, name)))
    return domainError("attributeTwice", { name });
  return toUnchanged({
    attributes: replaceAttribute(attributes, id, (one) => ({ ...one, name })),
    rows,
  });
}

/**
 * Adds values to an attribute. Existing rows remain; if the attribute had no values, they are
 * assigned to its first new one. New rows are blank.
 */
export function addValues(
  { attributes, rows }: Matrix,
  id: number,
  typed: readonly string[],
  nextId: () => number,
  blank: Blank,
): Change {
  const attribute = attributes.find((one) => one.id === id);
  if (!attribute) return toUnchanged({ attributes, rows });
  const names: string[] = [];
  for (const name of typed.map((one) => one.trim()).filter(Boolean)) {
    if (name.length > longestName) return domainError("longName", { max: longestName });
    if (
      !names.some((one) => sameName(one, name)) &&
      !attribute.values.some((one) => sameName(one.name, name))
    )
      names.push(name);
  }
  if (names.length === 0)
    return typed.some((one) => one.trim())
      ? domainError("valueTwice", { name: typed[0]?.trim() ?? "" })
      : toUnchanged({ attributes, rows });
  const count = attribute.values.length + names.length;
  if (count > limits.values)
    return domainError("values", { max: limits.values, count, name: attribute.name });

  const others = attributes.filter((one) => one.id !== id);
  const bases = rows.length > 0 ? listBasePaths(attributes, id, rows) : listCombinations(others);
  const isFirst = attribute.values.length === 0;
  const fresh = isFirst && rows.length > 0 ? names.length - 1 : names.length;
  const total = rows.length + bases.length * fresh;
  if (total > limits.rows) return domainError("rows", { max: limits.rows, count: total });

  const values: AttributeValue[] = names.map((name) => ({ id: nextId(), name }));
  const next = replaceAttribute(attributes, id, (one) => ({
    ...one,
    values: [...one.values, ...values],
  }));
  const at = selectVariantAttributes(next).findIndex((one) => one.id === id);
  const [first, ...rest] = values;
  const remainingRows =
    isFirst && first
      ? rows.map((row) => ({ ...row, attrPath: inserted(row.attrPath, at, first.id) }))
      : rows;
  const added = (isFirst && rows.length > 0 ? rest : values).flatMap((value) =>
    bases.map((base) => createBlankRow(inserted(base, at, value.id), blank)),
  );
  return toUnchanged({ attributes: next, rows: sortRows(next, [...remainingRows, ...added]) });
}

export function renameValue({ attributes, rows }: Matrix, valueId: number, typed: string): Change {
  const name = typed.trim();
  const attribute = attributes.find(({ values }) => values.some((one) => one.id === valueId));
  if (!attribute || name === "") return toUnchanged({ attributes, rows });
  if (name.length > longestName) return domainError("longName", { max: longestName });
  if (attribute.values.some((one) => one.id !== valueId && sameName(one.name, name)))
    return domainError("valueTwice", { name });
  return toUnchanged({
    attributes: withValue(attributes, valueId, (one) => ({ ...one, name })),
    rows,
  });
}
export const setValuePicture = (
  { attributes, rows }: Matrix,
  valueId: number,
  img: string | null,
): Change =>
  toUnchanged({ attributes: withValue(attributes, valueId, (one) => ({ ...one, img })), rows });

/**
 * Removes a value and its rows. Removing the last value of an attribute retains the rows without
 * that value.
 */
export function removeValue(matrix: Matrix, valueId: number, blank: Blank): Change {
  const { attributes, rows } = matrix;
  const attribute = attributes.find(({ values }) => values.some((one) => one.id === valueId));
  if (!attribute) return toUnchanged(matrix);
  const values = attribute.values.filter((one) => one.id !== valueId);
  if (values.length === 0) return mergeRows(matrix, attribute.id, { ...attribute, values }, blank);
  const carries = (row: SkuRow) => parsePath(row.attrPath).includes(valueId);
  return {
    matrix: {
      attributes: replaceAttribute(attributes, attribute.id, (one) => ({ ...one, values })),
      rows: rows.filter((row) => !carries(row)),
    },
    lost: rows.filter(carries),
  };
}
/** Removes an attribute. Of rows that become identical, the first that is not blank remains. */
export function removeAttribute(matrix: Matrix, id: number, blank: Blank): Change {
  return mergeRows(matrix, id, null, blank);
}

export function moveAttribute({ attributes, rows }: Matrix, from: number, to: number): Change {
  const next = moveItem(attributes, from, to);
  const order = selectVariantAttributes(next).map((one) =>
    selectVariantAttributes(attributes).indexOf(one),
  );
  const repathed = rows.map((row) => {
    const ids = parsePath(row.attrPath);
    return { ...row, attrPath: joinPath(order.flatMap((place) => ids[place] ?? [])) };
  });
  return toUnchanged({ attributes: next, rows: sortRows(next, repathed) });
}
export function moveValue(
  { attributes, rows }: Matrix,
  id: number,
  from: number,
  to: number,
): Change {
  const next = replaceAttribute(attributes, id, (one) => ({
    ...one,
    values: moveItem(one.values, from, to),
  }));
  return toUnchanged({ attributes: next, rows: sortRows(next, rows) });
}

function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
const withValue = (
  attributes: readonly Attribute[],
  valueId: number,
  change: (one: AttributeValue) => AttributeValue,
): Attribute[] =>
  attributes.map((one) => ({
    ...one,
    values: one.values.map((value) => (value.id === valueId ? change(value) : value)),
  }));

const inserted = (path: string, place: number, id: number): string =>
  joinPath(parsePath(path).toSpliced(place, 0, id));
const without = (path: string, place: number): string =>
  joinPath(parsePath(path).toSpliced(place, 1));
/** The combinations of all other attributes that occur in the rows. */
function listBasePaths(
  attributes: readonly Attribute[],
  id: number,
  rows: readonly SkuRow[],
): string[] {
  const place = selectVariantAttributes(attributes).findIndex((one) => one.id === id);
  return [
    ...new Set(rows.map(({ attrPath }) => (place < 0 ? attrPath : without(attrPath, place)))),
  ];
}
function mergeRows(
  { attributes, rows }: Matrix,
  id: number,
  left: Attribute | null,
  blank: Blank,
): Change {
  const place = selectVariantAttributes(attributes).findIndex((one) => one.id === id);
  const next = attributes.flatMap((one) => (one.id === id ? (left ?? []) : one));
  if (place < 0) return toUnchanged({ attributes: next, rows });
  const groups = new Map<string, SkuRow[]>();
  for (const row of rows) {
    const path = without(row.attrPath, place);
    groups.set(path, [...(groups.get(path) ?? []), row]);
  }
  const stays = new Map(
    [...groups].map(([path, group]) => [
      path,
      group.find((row) => !isBlank(row, blank)) ?? group[0],
    ]),
  );
  const remainingRows = [...stays].flatMap(([attrPath, row]) => (row ? { ...row, attrPath } : []));
  const staying = new Set(stays.values());
  return {
    matrix: { attributes: next, rows: sortRows(next, remainingRows) },
    lost: rows.filter((row) => !staying.has(row)),
  };
}

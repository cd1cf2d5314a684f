import type { Issues } from "../../../../framework/schema/index.ts";
import { type Attribute, type AttributeValue, maxValues } from "../attributes.ts";

type Values = Record<string, unknown>;
/**
 * The attributes' numbers in a file: each has a column for its name, and one for the variant's
 * value.
 */
const places = [1, 2, 3];
const lower = (text: unknown): string =>
  typeof text === "string" ? text.trim().toLowerCase() : "";
const toText = (text: unknown): string => (typeof text === "string" ? text.trim() : "");
const getLabel = (name: string) => ({ field: `resources.goods.screen.columns.${name}` });

/**
 * Sets the attribute names of a product and the values of its variants under the file's column
 * names.
 */
export function nameAttributes(row: Values): void {
  const attributes = (row.attributes ?? []) as Attribute[];
  for (const place of places) row[`attribute${place}`] = attributes[place - 1]?.name ?? null;
  row.skus = ((row.skus ?? []) as Values[]).map((sku) => {
    const ids = String(sku.attrPath ?? "").split(",");
    const named = attributes.map(({ values }, index) => [
      `value${index + 1}`,
      values.find(({ id }) => String(id) === ids[index])?.name ?? null,
    ]);
    return { ...sku, ...Object.fromEntries(named) };
  });
}

/**
 * Converts attribute and value names to attributes and combinations. Existing attributes and values
 * retain their ids, and existing variants are matched by their code or combination.
 */
export function readAttributes(
  given: Values,
  before: Readonly<Values> | null,
  issues: Issues,
): Values {
  const { attribute1, attribute2, attribute3, skus: givenSkus, ...values } = given;
  const names = [attribute1, attribute2, attribute3].map(toText);
  const skus = givenSkus as Values[] | undefined;
  const hasAttributes = "attribute1" in given || skus?.some((sku) => "value1" in sku);
  const known = (before?.attributes ?? []) as Attribute[];
  const attributes = hasAttributes ? buildAttributes(names, skus ?? [], known, issues) : known;
  if (hasAttributes && (attributes.length > 0 || known.length > 0)) values.attributes = attributes;
  if (skus) {
    const stored = (before?.skus ?? []) as Values[];
    const at = {
      attributes: hasAttributes ? attributes : null,
      names,
      stored,
      isOnly: skus.length === 1,
    };
    values.skus = skus.map((sku, index) => readSku(sku, index, at, issues));
  }
  return values;
}

function buildAttributes(
  names: readonly string[],
  skus: readonly Values[],
  known: readonly Attribute[],
  issues: Issues,
): Attribute[] {
  let lastAttribute = Math.max(0, ...known.map(({ id }) => id));
  let lastValue = Math.max(0, ...known.flatMap(({ values }) => values.map(({ id }) => id)));
  return names.flatMap((name, index): Attribute[] => {
    if (name === "") return [];
    const old = known.find((one) => lower(one.name) === lower(name));
    const values: AttributeValue[] = [...(old?.values ?? [])];
    for (const sku of skus) {
      const value = toText(sku[`value${index + 1}`]);
      if (value === "" || values.some((one) => lower(one.name) === lower(value))) continue;
      lastValue += 1;
      values.push({ id: lastValue, name: value });
    }
    const label = `attribute${index + 1}`;
    if (values.length > maxValues)
      issues[label] = {
        key: "resources.goods.validation.tooManyValues",
        params: { name, count: values.length, max: maxValues },
      };
    if (!old) lastAttribute += 1;
    return [{ id: old?.id ?? lastAttribute, name: old?.name ?? name, values }];
  });
}

interface SkuPlace {
  /** The attributes in the file; null if it has no columns for them. */
  attributes: readonly Attribute[] | null;
  names: readonly string[];
  stored: readonly Values[];
  /** Whether this is the product's only variant in the file. */
  isOnly: boolean;
}
function readSku(
  given: Values,
  index: number,
  { attributes, names, stored, isOnly }: SkuPlace,
  issues: Issues,
): Values {
  const { value1, value2, value3, ...sku } = given;
  // Without a code in the file, the server generates one or retains the stored one.
  if (toText(sku.code) === "") delete sku.code;
  const byCode = sku.code ? stored.find((one) => lower(one.code) === lower(sku.code)) : undefined;
  if (!attributes) {
    // Without attribute columns, a single stored variant is matched directly. Several are matched
    // by code only, never by their order.
    const [only] = stored.length === 1 && isOnly && !sku.code ? stored : [];
    const same = byCode ?? only;
    if (!same && !sku.code && stored.length > 0)
      issues[`skus.${index}.code`] = { key: "resources.goods.validation.variantUnknown" };
    return same ? { id: same.id, ...sku } : sku;
  }
  const ids = [value1, value2, value3].flatMap((value, place) => {
    const text = toText(value);
    const column = text === "" ? `value${place + 1}` : `attribute${place + 1}`;
    if ((text === "") !== (names[place] === ""))
      issues[text === "" ? `skus.${index}.${column}` : column] = {
        key: "validation.required",
        params: getLabel(column),
      };
    const attribute = attributes.find(({ name }) => lower(name) === lower(names[place]));
    return attribute?.values.find(({ name }) => lower(name) === lower(text))?.id ?? [];
  });
  const attrPath = ids.join(",");
  const same = byCode ?? stored.find((one) => (one.attrPath ?? "") === attrPath);
  return { ...(same ? { id: same.id } : {}), ...sku, attrPath };
}

import { toCents } from "../../framework/schema/index.ts";

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const toList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const deepest = 6;

/** Product data in schema.org terms, from any source. */
export interface ProductData {
  name: string;
  description: string | null;
  price: number | null;
  currency: string | null;
  barCode: string | null;
  images: readonly string[];
}
export const parseText = (value: unknown): string | null => {
  const [first] = toList(value);
  if (typeof first === "number") return String(first);
  // A JSON-LD text may be an object with `@value` and a language.
  const text = isNode(first) ? first["@value"] : first;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : null;
};
const hasType = (node: Node, types: readonly string[]) =>
  toList(node["@type"]).some(
    (type) => typeof type === "string" && types.includes(type.replace(/^.*[/:#]/, "")),
  );

/** Finds the first node of one of these types anywhere in the graph. */
function find(value: unknown, types: readonly string[], depth = 0): Node | null {
  if (depth > deepest) return null;
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = find(one, types, depth + 1);
      if (found) return found;
    }
    return null;
  }
  if (!isNode(value)) return null;
  if (hasType(value, types)) return value;
  return find(value["@graph"] ?? value.mainEntity ?? value.hasVariant ?? null, types, depth + 1);
}

const maxCents = 1_000_000_000;
/**
 * Parses a price into cents: `12.5`, `1,299.00`, `12,50`, `A$ 8`. Returns null when the value is
 * not a price.
 */
export function parseCents(value: unknown): number | null {
  const text = parseText(value)?.replace(/[^\d.,]/g, "") ?? "";
  // The standard allows only a point as the decimal separator, but pages use other formats as well.
  const decimal =
    /^[^.]*\.\d+$/.test(text) && !text.includes(",") ? null : /^(.*)[.,](\d{1,2})$/.exec(text);
  const whole =
    decimal?.[1]?.replace(/[.,]/g, "") ?? (text.includes(",") ? text.replace(/[.,]/g, "") : text);
  const cents = toCents(Number(decimal ? `${whole}.${decimal[2]}` : whole));
  return text !== "" && cents > 0 && cents <= maxCents ? cents : null;
}
/** A currency is a three-letter code; some pages write its symbol. */
export const parseCurrency = (value: unknown): string | null => {
  const text = parseText(value)?.toUpperCase() ?? "";
  return /^[A-Z]{3}$/.test(text) ? text : null;
};

function findOffer(product: Node): { price: number | null; currency: string | null } {
  for (const offer of toList(product.offers).filter(isNode)) {
    const [specified] = toList(offer.priceSpecification).filter(isNode);
    const price = parseCents(offer.price ?? offer.lowPrice ?? specified?.price);
    if (price !== null)
      return { price, currency: parseCurrency(offer.priceCurrency ?? specified?.priceCurrency) };
    const inner = findOffer(offer);
    if (inner.price !== null)
      return { ...inner, currency: inner.currency ?? parseCurrency(offer.priceCurrency) };
  }
  return { price: null, currency: null };
}
const findPictures = (value: unknown): readonly string[] =>
  toList(value).flatMap((one) => parseText(isNode(one) ? (one.contentUrl ?? one.url) : one) ?? []);

/**
 * Returns the product that the JSON-LD describes, or null when there is no product or it has no
 * name.
 */
export function findProductData(data: readonly unknown[]): ProductData | null {
  const product = find(data, [
    "Product",
    "ProductGroup",
    "IndividualProduct",
    "ProductModel",
    "Book",
  ]);
  const name = parseText(product?.name);
  if (!product || name === null) return null;
  const [variant] = toList(product.hasVariant).filter(isNode);
  const ownOffer = findOffer(product);
  const gtins = [
    product.gtin13,
    product.gtin14,
    product.gtin12,
    product.gtin8,
    product.gtin,
    product.isbn,
  ];
  return {
    name,
    description: parseText(product.description),
    ...(ownOffer.price === null && variant ? findOffer(variant) : ownOffer),
    barCode: gtins.map(parseText).find((one) => one !== null && /^[\d-]{8,17}$/.test(one)) ?? null,
    images: [...findPictures(product.image), ...(variant ? findPictures(variant.image) : [])],
  };
}

import { toCents } from "../../framework/schema/index.ts";

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const deepest = 6;

/** What is said of a product: words of schema.org, whoever wrote them. */
export interface ProductData {
  name: string;
  description: string | null;
  price: number | null;
  currency: string | null;
  barCode: string | null;
  images: readonly string[];
}
export const textOf = (value: unknown): string | null => {
  const [first] = listOf(value);
  if (typeof first === "number") return String(first);
  // A text may come with its language.
  const text = isNode(first) ? first["@value"] : first;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : null;
};
const isOf = (node: Node, types: readonly string[]) =>
  listOf(node["@type"]).some((type) => typeof type === "string" && types.includes(type.replace(/^.*[/:#]/, "")));

/** The first node of these types, wherever it stands in the graph. */
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
  if (isOf(value, types)) return value;
  return find(value["@graph"] ?? value.mainEntity ?? value.hasVariant ?? null, types, depth + 1);
}

const mostCents = 1_000_000_000;
/** `12.5`, `1,299.00`, `12,50`, `A$ 8` → cents; null where it is no price. */
export function centsOf(value: unknown): number | null {
  const text = textOf(value)?.replace(/[^\d.,]/g, "") ?? "";
  // A point alone parts the decimals, as the standard has it; people write all sorts of things.
  const decimal = /^[^.]*\.\d+$/.test(text) && !text.includes(",") ? null : /^(.*)[.,](\d{1,2})$/.exec(text);
  const whole = decimal?.[1]?.replace(/[.,]/g, "") ?? (text.includes(",") ? text.replace(/[.,]/g, "") : text);
  const cents = toCents(Number(decimal ? `${whole}.${decimal[2]}` : whole));
  return text !== "" && cents > 0 && cents <= mostCents ? cents : null;
}
/** A currency has three letters; some write its sign. */
export const currencyOf = (value: unknown): string | null => {
  const text = textOf(value)?.toUpperCase() ?? "";
  return /^[A-Z]{3}$/.test(text) ? text : null;
};

function offerOf(product: Node): { price: number | null; currency: string | null } {
  for (const offer of listOf(product.offers).filter(isNode)) {
    const [specified] = listOf(offer.priceSpecification).filter(isNode);
    const price = centsOf(offer.price ?? offer.lowPrice ?? specified?.price);
    if (price !== null) return { price, currency: currencyOf(offer.priceCurrency ?? specified?.priceCurrency) };
    const inner = offerOf(offer);
    if (inner.price !== null) return { ...inner, currency: inner.currency ?? currencyOf(offer.priceCurrency) };
  }
  return { price: null, currency: null };
}
const pictureOf = (value: unknown): readonly string[] =>
  listOf(value).flatMap((one) => textOf(isNode(one) ? (one.contentUrl ?? one.url) : one) ?? []);

/** The product that JSON-LD describes; null where it describes none, or one without a name. */
export function productData(data: readonly unknown[]): ProductData | null {
  const product = find(data, ["Product", "ProductGroup", "IndividualProduct", "ProductModel", "Book"]);
  const name = textOf(product?.name);
  if (!product || name === null) return null;
  const [variant] = listOf(product.hasVariant).filter(isNode);
  const ownOffer = offerOf(product);
  const gtins = [product.gtin13, product.gtin14, product.gtin12, product.gtin8, product.gtin, product.isbn];
  return {
    name,
    description: textOf(product.description),
    ...(ownOffer.price === null && variant ? offerOf(variant) : ownOffer),
    barCode: gtins.map(textOf).find((one) => one !== null && /^[\d-]{8,17}$/.test(one)) ?? null,
    images: [...pictureOf(product.image), ...(variant ? pictureOf(variant.image) : [])],
  };
}

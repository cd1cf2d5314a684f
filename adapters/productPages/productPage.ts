import sanitizeHtml from "sanitize-html";
import type { ContentLanguage } from "../../framework/schema/index.ts";
import { extractPageText, type PageParts, parsePageParts } from "./pageParts.ts";
import { findProductData, type ProductData, parseCents, parseCurrency } from "./productData.ts";
import type { ThirdSource } from "./thirdSource.ts";

/** Maps a page's language tag to a content language; defaults to the first one. */
export function parsePageLanguage(tag: string | null): ContentLanguage {
  const text = tag?.toLowerCase().replaceAll("_", "-") ?? "";
  if (/^zh-(tw|hk|mo|hant)/.test(text)) return "zhTW";
  if (text.startsWith("zh")) return "zhCN";
  return text.startsWith("km") ? "km" : "en";
}
const hasMarkup = (text: string) => /<\/?[a-z][^>]*>/i.test(text);
/** Strips markup and joins lines; decodes the entities that the parser writes. */
const toPlainText = (text: string): string => {
  const bare = hasMarkup(text)
    ? sanitizeHtml(text.replace(/<(?:br|\/p|\/li|\/div)/gi, " $&"), { allowedTags: [] })
    : text;
  const signs: Readonly<Record<string, string>> = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    "#39": "'",
    nbsp: " ",
  };
  return bare
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, sign: string) => signs[sign] ?? "")
    .replace(/\s+/g, " ")
    .trim();
};
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Converts plain text to paragraphs. */
const toHtml = (text: string): string =>
  hasMarkup(text)
    ? text
    : text
        .split(/\n\s*\n|\r\n\s*\r\n/)
        .map((part) => `<p>${escapeHtml(part.trim()).replace(/\r?\n/g, "<br />")}</p>`)
        .join("");

/** Reads product data from a page's sharing metadata when it has no product markup. */
function readMetadata({ metas }: PageParts): ProductData | null {
  const first = (...names: string[]) => names.flatMap((name) => metas.get(name) ?? [])[0];
  const name = first("og:title", "twitter:title");
  if (!name?.trim()) return null;
  return {
    name,
    description: first("og:description", "twitter:description", "description") ?? null,
    price: parseCents(first("product:price:amount", "og:price:amount")),
    currency: parseCurrency(first("product:price:currency", "og:price:currency")),
    barCode: null,
    images: metas.get("og:image") ?? metas.get("og:image:url") ?? metas.get("twitter:image") ?? [],
  };
}
const resolveAddress = (address: string, base: string): string | null => {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  return url && ["http:", "https:"].includes(url.protocol) ? url.href : null;
};

/** Reads the product page of any shop that publishes structured data for search engines. */
export const productPage: ThirdSource = {
  name: "page",
  recognises: (url) => ["http:", "https:"].includes(url.protocol),
  async read(url, fetchPage) {
    const { bytes, type, address } = await fetchPage(url.href);
    if (type !== "" && !/html|xml/i.test(type)) return null;
    const parts = parsePageParts(extractPageText(bytes, type));
    const described = findProductData(parts.data);
    const shared = readMetadata(parts);
    const product = described ?? shared;
    if (!product) return null;
    const text = product.description ?? shared?.description ?? null;
    const images = product.images.length > 0 ? product.images : (shared?.images ?? []);
    return {
      language: parsePageLanguage(parts.language ?? parts.metas.get("og:locale")?.[0] ?? null),
      title: toPlainText(product.name),
      description: text && toPlainText(text),
      detail: text && toHtml(text),
      price: product.price,
      currency: product.currency,
      barCode: product.barCode,
      images: [...new Set(images.flatMap((one) => resolveAddress(one, address) ?? []))],
    };
  },
};

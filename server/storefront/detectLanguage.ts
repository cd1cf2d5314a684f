import type { FastifyRequest } from "fastify";
import { parseLanguage } from "../../core/server/storefront/languages.ts";
import type { ContentLanguage } from "../../framework/schema/index.ts";
import { detectLocale } from "../../framework/server/http/detectLocale.ts";

/** Khmer is a language of goods, but not of the interface, so it is detected here. */
function detectBrowserLanguage(header: string | undefined): ContentLanguage {
  const [first = ""] = (header ?? "").split(",");
  return /^\s*km\b/i.test(first)
    ? "km"
    : (parseLanguage(detectLocale({ "accept-language": header })) ?? "en");
}
/** Returns the language that a request names in its address. */
export const readLangParam = (query: unknown): unknown =>
  typeof query === "object" && query !== null && "lang" in query ? query.lang : undefined;

/** Language of a response: the query parameter, then the `lang` header, then the browser. */
export const detectLanguage = ({
  query,
  headers,
}: Pick<FastifyRequest, "query" | "headers">): ContentLanguage =>
  parseLanguage(readLangParam(query)) ??
  parseLanguage(headers.lang) ??
  detectBrowserLanguage(headers["accept-language"]);

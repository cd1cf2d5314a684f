import type { FastifyRequest } from "fastify";
import { type ContentLanguage, choice, type Locale } from "../../framework/schema/index.ts";
import { parseAcceptLanguage } from "../../i18n/locale.ts";

/** Language names that a storefront may send: those of the back office, and those of browsers. */
const languages: Readonly<Record<string, ContentLanguage>> = {
  en: "en",
  "zh-CN": "zhCN",
  "zh-TW": "zhTW",
  km: "km",
  en_US: "en",
  zh_CN: "zhCN",
  zh_TW: "zhTW",
  km_KH: "km",
};
export const langField = choice(Object.keys(languages));
const sentences: Readonly<Record<ContentLanguage, Locale>> = {
  en: "en",
  zhCN: "zh-CN",
  zhTW: "zh-TW",
  km: "en",
};

const known = (name: unknown): ContentLanguage | undefined =>
  typeof name === "string" && Object.hasOwn(languages, name) ? languages[name] : undefined;
const toContentLanguage = (locale: Locale): ContentLanguage => known(locale) ?? "en";
/** Khmer is a language of goods, but not of the interface, so it is detected here. */
function detectBrowserLanguage(header: string | undefined): ContentLanguage {
  const [first = ""] = (header ?? "").split(",");
  return /^\s*km\b/i.test(first) ? "km" : toContentLanguage(parseAcceptLanguage(header));
}
/** Language of a response: the query parameter, then the `lang` header, then the browser. */
export const detectLanguage = ({
  query,
  headers,
}: Pick<FastifyRequest, "query" | "headers">): ContentLanguage =>
  known(readLangParam(query)) ??
  known(headers.lang) ??
  detectBrowserLanguage(headers["accept-language"]);
export const readLangParam = (query: unknown): unknown =>
  typeof query === "object" && query !== null && "lang" in query ? query.lang : undefined;

/** Locale of the messages that accompany goods; Khmer has none yet. */
export const toLocale = (language: ContentLanguage): Locale => sentences[language];

export type Texts = Readonly<Partial<Record<ContentLanguage, string | null>>>;
/** Returns a text in a language, otherwise in English, otherwise in any available language. */
export const getText = (
  texts: Texts | null | undefined,
  language: ContentLanguage,
): string | null =>
  texts?.[language] || texts?.en || Object.values(texts ?? {}).find(Boolean) || null;

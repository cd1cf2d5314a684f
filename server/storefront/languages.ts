import type { FastifyRequest } from "fastify";
import { type ContentLanguage, choice, type Locale } from "../../framework/schema/index.ts";
import { localeOfAcceptLanguage } from "../../i18n/locale.ts";

/** The names by which a shop front asks for a language: as the back office has them, and as browsers do. */
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
const sentences: Readonly<Record<ContentLanguage, Locale>> = { en: "en", zhCN: "zh-CN", zhTW: "zh-TW", km: "en" };

const known = (name: unknown): ContentLanguage | undefined =>
  typeof name === "string" && Object.hasOwn(languages, name) ? languages[name] : undefined;
const ofLocale = (locale: Locale): ContentLanguage => known(locale) ?? "en";
/** Khmer is a language of goods, but not of the interface, so it is looked for here. */
function ofBrowser(header: string | undefined): ContentLanguage {
  const [first = ""] = (header ?? "").split(",");
  return /^\s*km\b/i.test(first) ? "km" : ofLocale(localeOfAcceptLanguage(header));
}
/** The language of an answer: what the address says, then the `lang` header, then the browser. */
export const languageOf = ({ query, headers }: Pick<FastifyRequest, "query" | "headers">): ContentLanguage =>
  known(saidIn(query)) ?? known(headers.lang) ?? ofBrowser(headers["accept-language"]);
export const saidIn = (query: unknown): unknown =>
  typeof query === "object" && query !== null && "lang" in query ? query.lang : undefined;

/** The language of the sentences beside goods; there are none in Khmer yet. */
export const localeOf = (language: ContentLanguage): Locale => sentences[language];

export type Texts = Readonly<Partial<Record<ContentLanguage, string | null>>>;
/** A text in a language, else in English, else in whichever there is. */
export const textIn = (texts: Texts | null | undefined, language: ContentLanguage): string | null =>
  texts?.[language] || texts?.en || Object.values(texts ?? {}).find(Boolean) || null;

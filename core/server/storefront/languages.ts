import { type ContentLanguage, choice, type Locale } from "../../../framework/schema/index.ts";

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

/** Returns the language that a storefront names, if it is one. */
export const parseLanguage = (name: unknown): ContentLanguage | undefined =>
  typeof name === "string" && Object.hasOwn(languages, name) ? languages[name] : undefined;

/** Locale of the messages that accompany goods; Khmer has none yet. */
export const toLocale = (language: ContentLanguage): Locale => sentences[language];

export type Texts = Readonly<Partial<Record<ContentLanguage, string | null>>>;
/** Returns a text in a language, otherwise in English, otherwise in any available language. */
export const getText = (
  texts: Texts | null | undefined,
  language: ContentLanguage,
): string | null =>
  texts?.[language] || texts?.en || Object.values(texts ?? {}).find(Boolean) || null;

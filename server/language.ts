import type { IncomingHttpHeaders } from "node:http";
import type { Locale, ResourceMessages } from "../framework/schema/index.ts";
import type { Translate } from "../framework/server/engine.ts";
import { en } from "../i18n/framework/schema/locales/en.ts";
import { zhCN } from "../i18n/framework/schema/locales/zh-CN.ts";
import { zhTW } from "../i18n/framework/schema/locales/zh-TW.ts";
import { parseAcceptLanguage, parseLanguageHeader } from "../i18n/locale.ts";
import { buildMessages } from "../i18n/resourceMessages.ts";
import { createTranslator } from "../i18n/translator.ts";
import { resources, sectionNames } from "../resources/index.ts";

/** Returns the locale of a request: its `lang` header, otherwise the browser's preference. */
export const detectLocale = (headers: IncomingHttpHeaders): Locale => {
  const header = headers.lang;
  return (
    (typeof header === "string" ? parseLanguageHeader(header) : null) ??
    parseAcceptLanguage(headers["accept-language"])
  );
};

const files = import.meta.glob<ResourceMessages>("../resources/*/*/locales/{en,zh-CN,zh-TW}.ts", {
  eager: true,
  import: "default",
});
function messagesIn(locale: Locale): Record<string, ResourceMessages> {
  const found = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.ts`));
  return Object.fromEntries(
    found.map(([path, messages]) => [path.split("/").at(-3) ?? path, messages]),
  );
}
const schemaMessages = { en, "zh-CN": zhCN, "zh-TW": zhTW };

/** All messages of the server in one language, as a tree of their keys. */
export const listServerMessages = (locale: Locale) => ({
  ...schemaMessages[locale],
  sections: sectionNames[locale],
  resources: buildMessages(resources, messagesIn(locale)),
});

const translators = new Map<Locale, ReturnType<typeof createTranslator>>();
export const translate: Translate = (locale, key, params) => {
  let translator = translators.get(locale);
  if (!translator) {
    translator = createTranslator(locale, listServerMessages(locale));
    translators.set(locale, translator);
  }
  return translator(key, params);
};

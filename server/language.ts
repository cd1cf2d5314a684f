import type { IncomingHttpHeaders } from "node:http";
import type { Locale } from "../framework/schema/index.ts";
import type { Translate } from "../framework/server/engine.ts";
import { localeOfAcceptLanguage, localeOfHeader } from "../i18n/locale.ts";
import { serverMessages } from "../i18n/serverMessages.ts";
import { createTranslator } from "../i18n/translator.ts";

/** The language of a call: what its `lang` header says, else what the browser prefers. */
export const localeOfRequest = (headers: IncomingHttpHeaders): Locale => {
  const said = headers.lang;
  return (typeof said === "string" ? localeOfHeader(said) : null) ?? localeOfAcceptLanguage(headers["accept-language"]);
};

const translators = new Map<Locale, ReturnType<typeof createTranslator>>();
export const translate: Translate = (locale, key, params) => {
  let translator = translators.get(locale);
  if (!translator) {
    translator = createTranslator(locale, serverMessages(locale));
    translators.set(locale, translator);
  }
  return translator(key, params);
};

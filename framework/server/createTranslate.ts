import { createTranslator } from "../../i18n/translator.ts";
import type { Locale } from "../schema/index.ts";
import type { Translate } from "./engine.ts";

/**
 * Creates the function that translates an app's messages. `listMessages` returns all of them in one
 * language, as a tree of their keys; it is called once for each language that is used.
 */
export function createTranslate(listMessages: (locale: Locale) => object): Translate {
  const translators = new Map<Locale, ReturnType<typeof createTranslator>>();
  return (locale, key, params) => {
    let translator = translators.get(locale);
    if (!translator) {
      translator = createTranslator(locale, listMessages(locale));
      translators.set(locale, translator);
    }
    return translator(key, params);
  };
}

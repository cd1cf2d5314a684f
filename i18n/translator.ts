import Polyglot from "node-polyglot";
import { besideLatin } from "./besideLatin.ts";
import type { Locale } from "./locale.ts";

type Params = Readonly<Record<string, string | number>>;

/** Says keys of the messages in one language; a key that is missing is said as itself. */
export function createTranslator(locale: Locale, messages: object): (key: string, params?: Params) => string {
  const polyglot = new Polyglot({
    locale: locale === "en" ? "en" : "zh",
    phrases: messages,
    onMissingKey: (key) => key,
  });
  return besideLatin<Params>(locale, (key, params) => polyglot.t(key, params as Polyglot.InterpolationOptions));
}

import Polyglot from "node-polyglot";
import { besideLatin } from "./besideLatin.ts";
import { withPluralCount } from "./pluralCount.ts";
import { createPluralRules } from "./pluralRules.ts";

type Params = Readonly<Record<string, string | number>>;

/**
 * Creates a function that translates message keys into one language; a missing key is returned
 * unchanged.
 */
export function createTranslator(
  locale: string,
  messages: object,
): (key: string, params?: Params) => string {
  const polyglot = new Polyglot({
    locale,
    pluralRules: createPluralRules(locale),
    phrases: messages,
    onMissingKey: (key) => key,
  });
  return besideLatin<Params>(locale, (key, params) =>
    polyglot.t(key, params && (withPluralCount(params) as Polyglot.InterpolationOptions)),
  );
}

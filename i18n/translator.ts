import Polyglot from "node-polyglot";
import type { Locale } from "../framework/schema/index.ts";
import { besideLatin } from "./besideLatin.ts";
import { withPluralCount } from "./pluralCount.ts";

type Params = Readonly<Record<string, string | number>>;

/**
 * Creates a function that translates message keys into one language; a missing key is returned
 * unchanged.
 */
export function createTranslator(
  locale: Locale,
  messages: object,
): (key: string, params?: Params) => string {
  const polyglot = new Polyglot({
    // The language alone decides on plural forms.
    locale: locale.split("-")[0] ?? locale,
    phrases: messages,
    onMissingKey: (key) => key,
  });
  return besideLatin<Params>(locale, (key, params) =>
    polyglot.t(key, params && (withPluralCount(params) as Polyglot.InterpolationOptions)),
  );
}

import type { IncomingHttpHeaders } from "node:http";
import { parseAcceptLanguage, parseLanguageHeader } from "../../../i18n/locale.ts";
import type { Locale } from "../../schema/index.ts";

/** Returns the locale of a request: its `lang` header, otherwise the browser's preference. */
export const detectLocale = (headers: IncomingHttpHeaders): Locale => {
  const header = headers.lang;
  return (
    (typeof header === "string" ? parseLanguageHeader(header) : null) ??
    parseAcceptLanguage(headers["accept-language"])
  );
};

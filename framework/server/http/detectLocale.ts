import type { IncomingHttpHeaders } from "node:http";
import { parseAcceptLanguage, parseLanguageHeader } from "../../../i18n/locale.ts";
import { getApp, type Locale } from "../../schema/index.ts";

/** Locales by the headers that state them: browsers send few different ones, with every request. */
const detected = new WeakMap<object, Map<string, Locale>>();
const maxDetected = 1000;
/** Longer headers are not cached: no browser sends them. */
const maxHeaderLength = 200;

/** Returns the locale of a request: its `lang` header, otherwise the browser's preference. */
export function detectLocale(headers: IncomingHttpHeaders): Locale {
  // A header holds no line break.
  const key = `${headers.lang ?? ""}\n${headers["accept-language"] ?? ""}`;
  const known = detected.get(getApp()) ?? new Map<string, Locale>();
  detected.set(getApp(), known);
  const found = known.get(key);
  if (found !== undefined) return found;
  const locale = parseLocale(headers);
  if (key.length <= maxHeaderLength && known.size < maxDetected) known.set(key, locale);
  return locale;
}

const parseLocale = ({ lang, ...headers }: IncomingHttpHeaders): Locale =>
  (typeof lang === "string" ? parseLanguageHeader(lang) : null) ??
  parseAcceptLanguage(headers["accept-language"]);

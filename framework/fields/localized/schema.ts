import type { ContentLanguage } from "../../schema/app.ts";
import type { CommonOptions } from "../../schema/field.ts";
import { InvalidValue } from "../../schema/issue.ts";
import { listContentLanguages } from "../../schema/languages.ts";
import { defineKind } from "../defineKind.ts";
import { isRecord, reject } from "../parse/reject.ts";
import { parseText } from "../parse/text.ts";
import type { Rules } from "../rules.ts";
import { toMessage } from "../toMessage.ts";

/** A text by language; a missing language is null or absent. */
export type Localized = Partial<Record<ContentLanguage, string | null>>;

/** Options of `localized` in addition to those of every kind. */
export interface LocalizedOptions extends CommonOptions {
  /** Maximum length in each language. */
  max?: number;
  /** Languages of the value; all of the app by default. `required` requires each of them. */
  languages?: readonly ContentLanguage[];
  /** The languages that `required` requires, if the others are optional. */
  requiredLocales?: readonly ContentLanguage[];
  /** Several lines in each language. */
  long?: boolean;
  /** HTML in each language, sanitized on the server. */
  rich?: boolean;
}

/** Default maximum length of a localized text in each language. */
export const getMaxLength = ({ long, rich }: Pick<LocalizedOptions, "long" | "rich">): number =>
  rich ? 100_000 : long ? 5000 : 255;

function parseLocalized(raw: unknown, { languages }: LocalizedOptions): Localized {
  const given = isRecord(raw) ? raw : reject("localized");
  const allowed: readonly string[] = languages ?? listContentLanguages();
  const unknown = Object.keys(given).find((language) => !allowed.includes(language));
  if (unknown !== undefined) throw new InvalidValue("unknownField", { field: unknown });
  return Object.fromEntries(
    allowed.map((language) => [
      language,
      given[language] == null ? null : parseText(given[language]) || null,
    ]),
  );
}
const isBlank = (value: Localized): boolean => Object.values(value).every((text) => text === null);

function toRule(options: LocalizedOptions, { object, string }: Rules) {
  const { languages = listContentLanguages(), required, max = getMaxLength(options) } = options;
  const { requiredLocales = languages } = options;
  const shape = languages.map((language) => {
    const rule = string().nullable().max(max, toMessage("maxLength", { max }));
    const isRequired = required && requiredLocales.includes(language);
    return [
      language,
      isRequired ? rule.required(toMessage("languageMissing", { language })) : rule,
    ] as const;
  });
  return object(Object.fromEntries(shape));
}

/**
 * Declares a text in several languages: an object of strings by language, each
 * null if it is missing. A language has at most 255 characters, 5,000 if `long`, 100,000 if
 * `rich`, unless `max` is set.
 *
 * @example
 * ```ts
 * const title = localized({ required: true, requiredLocales: ["en"], search: true });
 * ```
 */
export const localized = defineKind<Localized, LocalizedOptions>()({
  name: "localized",
  traits: { localized: true, contains: true, naming: true, identifying: true, wide: true },
  options: ["languages", "requiredLocales", "long", "rich", "max", "search"],
  filters: ["contains", "isEmpty", "isFilled"],
  parse: (raw, options) => {
    const value = parseLocalized(raw, options);
    return isBlank(value) ? null : value;
  },
  rule: toRule,
  isHtml: ({ rich }) => rich === true,
});

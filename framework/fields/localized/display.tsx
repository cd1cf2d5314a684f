import type { DisplayProps } from "../../admin/display/DisplayProps.ts";
import { Html, toPlainText } from "../../admin/display/Html.tsx";
import { chooseLanguage, isLocalized } from "../../admin/display/localized.ts";
import { noValue } from "../../admin/display/noValue.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { getLanguageName, listContentLanguages, toLanguageTag } from "../../schema/index.ts";
import type { LocalizedOptions } from "./schema.ts";

/** A cell shows the reader's language, a page all that have a text. */
function renderLanguages({ value, field, page, format }: DisplayProps) {
  if (!isLocalized(value)) return String(value);
  const { languages = listContentLanguages(), rich }: LocalizedOptions = field.options;
  const own = chooseLanguage(value, format.language);
  if (own === null) return noValue;
  if (!page) return rich ? toPlainText(own) : own;
  return (
    <span
      style={{ display: "grid", gridTemplateColumns: "max-content 1fr", columnGap: 12, rowGap: 2 }}
    >
      {languages
        .filter((language) => value[language])
        .flatMap((language) => [
          <span key={`${language} name`} style={{ opacity: 0.7 }}>
            {getLanguageName(language, format.locale, format.translate)}
          </span>,
          rich && value[language] ? (
            <Html key={language} lang={toLanguageTag(language)} html={value[language]} />
          ) : (
            <span key={language} lang={toLanguageTag(language)} style={{ whiteSpace: "pre-wrap" }}>
              {value[language] || noValue}
            </span>
          ),
        ])}
    </span>
  );
}

/** Shows the values of `localized`. */
const localizedDisplay: KindDisplay = {
  render: renderLanguages,
  column: { shortest: 130, share: 2.2 },
  plain: true,
  estimate: ({ value, format }) =>
    isLocalized(value) ? (chooseLanguage(value, format.language) ?? noValue) : String(value),
};

export default localizedDisplay;

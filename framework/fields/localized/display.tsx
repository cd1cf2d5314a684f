import type { DisplayProps } from "../../admin/display/DisplayProps.ts";
import { Html, toPlainText } from "../../admin/display/Html.tsx";
import { chooseLanguage, chooseTextLanguage, isLocalized } from "../../admin/display/localized.ts";
import { noValue } from "../../admin/display/noValue.ts";
import { useShownLanguage } from "../../admin/display/shownLanguage.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { type ContentLanguage, type Localized, toLanguageTag } from "../../schema/index.ts";
import type { LocalizedOptions } from "./schema.ts";

/**
 * A text on a record's page: in the language that the page shows, or else in the closest one that
 * has a text.
 */
function PageText({ texts, language, rich }: PageTextProps) {
  const chosen = useShownLanguage()?.language ?? language;
  const shown = chooseTextLanguage(texts, chosen);
  const text = shown && texts[shown];
  if (!shown || !text) return noValue;
  return rich ? (
    <Html lang={toLanguageTag(shown)} html={text} />
  ) : (
    <span lang={toLanguageTag(shown)} style={{ whiteSpace: "pre-wrap" }}>
      {text}
    </span>
  );
}
interface PageTextProps {
  texts: Localized;
  language: ContentLanguage;
  rich: boolean;
}

/** A cell shows the reader's language, a page the one that is chosen for it. */
function renderLanguages({ value, field, page, format }: DisplayProps) {
  if (!isLocalized(value)) return String(value);
  const { rich }: LocalizedOptions = field.options;
  const own = chooseLanguage(value, format.language);
  if (own === null) return noValue;
  if (!page) return rich ? toPlainText(own) : own;
  return <PageText texts={value} language={format.language} rich={Boolean(rich)} />;
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

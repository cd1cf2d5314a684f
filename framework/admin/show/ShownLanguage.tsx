import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { type ReactNode, useMemo, useState } from "react";
import { useI18nProvider, useTranslate } from "react-admin";
import { type ContentLanguage, getLanguageName } from "../../schema/index.ts";
import { isLocalized } from "../display/localized.ts";
import { ShownLanguageContext, useShownLanguage } from "../display/shownLanguage.ts";
import { useFormat } from "../display/useFormat.ts";
import { listFieldLanguages } from "../input/localized/listFieldLanguages.ts";
import { useRecordInPage } from "./RecordProvider.tsx";

/** Provides the language in which a record's page shows its texts. */
export function ShownLanguageProvider({ children }: { children: ReactNode }) {
  const [language, choose] = useState<ContentLanguage | null>(null);
  const value = useMemo(() => ({ language, choose }), [language]);
  return <ShownLanguageContext.Provider value={value}>{children}</ShownLanguageContext.Provider>;
}

/**
 * Chooses the language of the page's texts, of those in which one of some fields has a text;
 * nothing where there is only one.
 */
export function ShownLanguageSwitch({ names }: { names: readonly string[] }) {
  const translate = useTranslate();
  const locale = useI18nProvider().getLocale();
  const { resource, record } = useRecordInPage();
  const shown = useShownLanguage();
  const values: Readonly<Record<string, unknown>> = record;
  const languages = new Set(
    names.flatMap((name) => {
      const [field, texts] = [resource.fields[name], values[name]];
      if (field?.kind !== "localized" || !isLocalized(texts)) return [];
      return listFieldLanguages(field).filter((language) => texts[language]);
    }),
  );
  const { language: own } = useFormat();
  if (!shown || languages.size < 2) return null;
  const wanted = shown.language ?? own;
  const chosen = languages.has(wanted) ? wanted : [...languages][0];
  return (
    <ToggleButtonGroup
      exclusive
      value={chosen}
      onChange={(_, language: ContentLanguage | null) => language && shown.choose(language)}
      aria-label={translate("framework.form.language")}
    >
      {[...languages].map((language) => (
        <ToggleButton key={language} value={language} sx={{ py: 0.25, px: { xs: 0.75, sm: 1.25 } }}>
          {getLanguageName(language, locale, translate)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

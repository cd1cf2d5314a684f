import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useI18nProvider, useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { type ContentLanguage, type Field, getLanguageName } from "../../schema/index.ts";
import { isLocalized } from "../display/localized.ts";
import { listFieldLanguages } from "../input/localized/listFieldLanguages.ts";
import { useFormLanguages } from "../input/localized/useFormLanguages.ts";
import { tokens } from "../theme/tokens.ts";

interface Props {
  /** The localized fields of the form, by name. */
  fields: readonly (readonly [name: string, field: Field])[];
}
/**
 * Chooses the language that all fields of the form show beside the app's own, and counts the texts
 * that are missing in each. A text that is missing in every language is not counted.
 */
export function LanguageSwitch({ fields }: Props) {
  const translate = useTranslate();
  const locale = useI18nProvider().getLocale();
  const shown = useFormLanguages();
  const values: readonly unknown[] = useWatch({ name: fields.map(([name]) => name) });
  if (!shown) return null;
  const { base, beside, setBeside, isSingle } = shown;
  const languages = new Set(fields.flatMap(([, field]) => listFieldLanguages(field)));
  if (!isSingle) languages.delete(base);
  const countMissing = (language: ContentLanguage) =>
    fields.filter(([, field], place) => {
      const texts = values[place];
      if (!listFieldLanguages(field).includes(language) || !isLocalized(texts)) return false;
      return !texts[language] && Object.values(texts).some(Boolean);
    }).length;
  const getName = (language: ContentLanguage) => getLanguageName(language, locale, translate);
  const label = isSingle
    ? translate("framework.form.language")
    : translate("framework.form.beside", { language: getName(base) });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      {!isSingle && (
        <Typography variant="caption" sx={{ color: tokens.ink2 }}>
          {label}
        </Typography>
      )}
      <ToggleButtonGroup
        exclusive
        value={beside}
        onChange={(_, language: ContentLanguage | null) => language && setBeside(language)}
        aria-label={label}
      >
        {[...languages].map((language) => {
          const missing = countMissing(language);
          return (
            <ToggleButton
              key={language}
              value={language}
              data-opens-language={language}
              // Four languages fit on a phone.
              sx={{
                py: 0.25,
                px: { xs: 0.75, sm: 1.25 },
                columnGap: 0.75,
                flexWrap: { xs: "wrap", sm: "nowrap" },
              }}
            >
              {getName(language)}
              {missing > 0 && (
                <Box component="span" sx={{ fontSize: "0.75rem", color: "warning.main" }}>
                  {translate("framework.form.missingTexts", { smart_count: missing })}
                </Box>
              )}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
}

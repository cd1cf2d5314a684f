import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useState } from "react";
import { useI18nProvider } from "react-admin";
import { useFormState } from "react-hook-form";
import { isLocalized } from "../../admin/display/localized.ts";
import { CircleCheckIcon } from "../../admin/icons/CircleCheckIcon.ts";
import { CircleIcon } from "../../admin/icons/CircleIcon.ts";
import { FieldGroup } from "../../admin/input/FieldGroup.tsx";
import { formatError, getError } from "../../admin/input/formatError.ts";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { LanguageColumns } from "../../admin/input/localized/LanguageColumns.tsx";
import { LanguageText } from "../../admin/input/localized/LanguageText.tsx";
import { listFieldLanguages } from "../../admin/input/localized/listFieldLanguages.ts";
import { useFormLanguages } from "../../admin/input/localized/useFormLanguages.ts";
import { useField } from "../../admin/input/useField.tsx";
import { type ContentLanguage, getLanguageName, toContentLanguage } from "../../schema/index.ts";

/** One text per language: two side by side where the form has a switch for them, or in tabs. */
export default function LocalizedInput(props: KindInputProps) {
  const languages = useFormLanguages();
  return languages && !props.compact ? (
    <LanguageColumns props={props} languages={languages} />
  ) : (
    <LanguageTabs {...props} />
  );
}

/** Tabs that mark the filled languages; the line below names the missing ones. */
function LanguageTabs(props: KindInputProps) {
  const control = useField(props);
  const { translate } = control;
  const languages = listFieldLanguages(props.field);
  const locale = useI18nProvider().getLocale();
  const own = toContentLanguage(locale);
  const [chosen, setChosen] = useState<ContentLanguage>(
    languages.includes(own) ? own : (languages[0] ?? own),
  );
  const { submitCount } = useFormState();
  const [seen, setSeen] = useState(submitCount);
  const texts = isLocalized(control.value) ? control.value : {};
  const wrong = languages.filter((language) => getError(control.rawError, language) !== undefined);
  const missing = languages.filter((language) => !texts[language]);
  const getName = (language: ContentLanguage) => getLanguageName(language, locale, translate);
  // A rejected save opens the first invalid language, unless the open one is invalid.
  if (submitCount !== seen) {
    setSeen(submitCount);
    const [first] = wrong;
    if (first && !wrong.includes(chosen)) setChosen(first);
  }
  const error = formatError(getError(control.rawError, chosen), translate);
  const write = (text: string | null) => {
    const next = { ...texts, [chosen]: text };
    control.change(languages.some((language) => next[language]) ? next : null);
  };
  const isWrong = error !== null || (control.error !== null && wrong.length === 0);
  return (
    <FieldGroup props={props} control={{ ...control, message: null }}>
      <Tabs
        value={chosen}
        onChange={(_, language: ContentLanguage) => setChosen(language)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={props.label}
        sx={{ minHeight: 34 }}
      >
        {languages.map((language) => {
          const Mark = texts[language] ? CircleCheckIcon : CircleIcon;
          const state = texts[language] ? "filled" : "missing";
          return (
            <Tab
              key={language}
              value={language}
              data-opens={`${props.source}.${language}`}
              id={`${control.id}-${language}`}
              aria-controls={`${control.id}-panel`}
              icon={
                <Mark
                  sx={{ fontSize: 14 }}
                  color={
                    wrong.includes(language) ? "error" : texts[language] ? "success" : "disabled"
                  }
                  titleAccess={translate(`framework.form.${state}`)}
                />
              }
              iconPosition="end"
              label={getName(language)}
              sx={{ minHeight: 34, py: 0.5, px: 1.25, fontSize: "0.8125rem" }}
            />
          );
        })}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${control.id}-panel`}
        aria-labelledby={`${control.id}-${chosen}`}
        sx={{ pt: 1 }}
      >
        <LanguageText
          key={chosen}
          props={props}
          control={control}
          language={chosen}
          text={texts[chosen] ?? ""}
          invalid={isWrong}
          onChange={write}
        />
      </Box>
      <FormHelperText id={control.messageId} error={control.error !== null} sx={{ mx: 0 }}>
        {error ??
          control.error ??
          (missing.length > 0 && missing.length < languages.length
            ? translate("framework.form.missingIn", {
                languages: missing.map(getName).join(translate("punctuation.comma")),
              })
            : control.message)}
      </FormHelperText>
    </FieldGroup>
  );
}

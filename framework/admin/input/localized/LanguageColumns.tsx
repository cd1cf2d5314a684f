import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Typography from "@mui/material/Typography";
import { Fragment, useEffect, useRef } from "react";
import { useI18nProvider } from "react-admin";
import { get, useFormState } from "react-hook-form";
import { type ContentLanguage, getLanguageName } from "../../../schema/index.ts";
import { isLocalized } from "../../display/localized.ts";
import { useIsInRail } from "../../show/railContext.ts";
import { getToneTokens, tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";
import { FieldGroup } from "../FieldGroup.tsx";
import { FieldMessage } from "../FieldMessage.tsx";
import { formatError, getError } from "../formatError.ts";
import type { KindInputProps } from "../InputProps.ts";
import { useField } from "../useField.tsx";
import { LanguageText } from "./LanguageText.tsx";
import { listFieldLanguages } from "./listFieldLanguages.ts";
import type { FormLanguages } from "./useFormLanguages.ts";

/** The label and the name of the other language above the inputs; one column when narrow. */
const grid = {
  display: "grid",
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: "minmax(0, 1fr)",
} as const;
const sideBySide = {
  ...grid,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  gridTemplateAreas: { sm: '"label other" "base beside"' },
} as const;

/** The mark of a changed text; the field of a stored record shows it. */
const edited = {
  display: "none",
  ml: 1,
  px: 0.75,
  borderRadius: "6px",
  fontWeight: weights.medium,
  color: getToneTokens("info").text,
  backgroundColor: getToneTokens("info").background,
} as const;

interface LocalizedOptions {
  required?: boolean;
  requiredLocales?: readonly ContentLanguage[];
}

interface Props {
  props: KindInputProps;
  languages: FormLanguages;
}
/** A localized field in the two languages that the form shows. */
export function LanguageColumns({
  props,
  languages: { base, beside, setBeside, isSingle },
}: Props) {
  const control = useField(props);
  const { translate } = control;
  const locale = useI18nProvider().getLocale();
  const isInRail = useIsInRail();
  const { submitCount, defaultValues } = useFormState();
  const all = listFieldLanguages(props.field);
  // A field without the chosen language shows its first one.
  const [first] = all;
  const chosen = isSingle ? [all.includes(beside) ? beside : (first ?? base)] : [base, beside];
  const shown = chosen.filter((language) => all.includes(language));
  const texts = isLocalized(control.value) ? control.value : {};
  const start: unknown = get(defaultValues, props.source);
  const isChanged = (language: ContentLanguage) =>
    ((isLocalized(start) ? start[language] : null) || null) !== (texts[language] || null);
  const getName = (language: ContentLanguage) => getLanguageName(language, locale, translate);
  const getProblem = (language: ContentLanguage) =>
    formatError(getError(control.rawError, language), translate);
  const wrong = all.filter((language) => getProblem(language) !== null);
  // An error of the field as a whole is at the languages that the field requires.
  const { requiredLocales = all }: LocalizedOptions = props.field.options;
  const required = shown.filter((language) => requiredLocales.includes(language));
  const marked = required.length > 0 ? required : shown.slice(0, 1);
  const getMessage = (language: ContentLanguage) =>
    getProblem(language) ??
    (wrong.length === 0 && marked.includes(language) ? control.error : null);
  const isWrong = shown.some((language) => getMessage(language) !== null);

  // A rejected save shows the first invalid language, unless an invalid one is shown.
  const seen = useRef(submitCount);
  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    const [invalid] = wrong;
    if (invalid && !wrong.some((language) => shown.includes(language))) setBeside(invalid);
  });
  const write = (language: ContentLanguage) => (text: string | null) => {
    const next = { ...texts, [language]: text };
    control.change(all.some((one) => next[one]) ? next : null);
  };
  const name = (language: ContentLanguage, area?: string) => (
    <Typography
      variant="caption"
      component="span"
      sx={{ gridArea: { sm: area }, alignSelf: "end", color: tokens.ink3 }}
    >
      {getName(language)}
      {isChanged(language) && (
        <Box component="span" data-edited sx={edited}>
          {translate("framework.form.edited")}
        </Box>
      )}
    </Typography>
  );
  const help = isWrong ? null : control.message;
  const getMessageId = (language: ContentLanguage) =>
    getMessage(language) === null ? control.messageId : `${control.messageId}-${language}`;
  return (
    <FieldGroup props={{ ...props, labelHidden: true }} control={{ ...control, message: null }}>
      <Box data-columns sx={isInRail ? grid : sideBySide}>
        {props.labelHidden ? (
          name(base, isInRail ? undefined : "label")
        ) : (
          <FormLabel
            component="span"
            aria-hidden
            sx={{
              gridArea: isInRail ? undefined : { sm: "label" },
              fontSize: "0.8125rem",
              fontWeight: weights.medium,
              "&, &.Mui-error": { color: tokens.ink },
            }}
          >
            {props.label}
          </FormLabel>
        )}
        {shown.map((language) => (
          <Fragment key={language}>
            {language !== base && name(language, isInRail ? undefined : "other")}
            <Box
              data-source={`${props.source}.${language}`}
              data-changed={isChanged(language) || undefined}
              sx={{
                minWidth: 0,
                gridArea: isInRail ? undefined : { sm: language === base ? "base" : "beside" },
              }}
            >
              <LanguageText
                props={props}
                control={{ ...control, messageId: getMessageId(language) }}
                language={language}
                text={texts[language] ?? ""}
                invalid={getMessage(language) !== null}
                onChange={write(language)}
              />
              <LanguageError id={getMessageId(language)} error={getMessage(language)} />
            </Box>
          </Fragment>
        ))}
      </Box>
      {help && (
        <FormHelperText id={control.messageId} component="div" sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FieldGroup>
  );
}

/** What is wrong with the text of one language, below its input. */
const LanguageError = ({ id, error }: { id: string; error: string | null }) =>
  error === null ? null : (
    <FormHelperText id={id} error component="div" sx={{ mx: 0 }}>
      <FieldMessage help={null} error={error} />
    </FormHelperText>
  );

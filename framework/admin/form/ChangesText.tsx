import { useI18nProvider, useTranslate } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { getDefaultLanguage, getLanguageName } from "../../schema/index.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useOpenForm } from "./FormContext.ts";
import { type FormChange, listChanges } from "./listChanges.ts";

/** Changes that the bar names, at most. */
const maxNamed = 3;

/** What differs from the record as it was opened, of the fields that the form knows as changed. */
function useFormChanges(names: readonly string[]): FormChange[] {
  const { fields } = useOpenForm();
  const { control } = useFormContext();
  const values: readonly unknown[] = useWatch({ name: [...names] });
  const changed = names.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, field] as const] : [];
  });
  return listChanges(
    Object.fromEntries(changed),
    control._defaultValues,
    Object.fromEntries(names.map((name, place) => [name, values[place]])),
  );
}

/** Names what changed: "Price × 2, Title (Simplified Chinese)". */
export function ChangesText({ names }: { names: readonly string[] }) {
  const translate = useTranslate();
  const locale = useI18nProvider().getLocale();
  const messages = useResourceMessages(useOpenForm().resource);
  const changes = useFormChanges(names);
  const toText = ({ name, language, column, count }: FormChange) => {
    const field = column === null ? messages.field(name) : messages.row(name, column);
    if (count > 1) return translate("framework.form.changedCells", { field, count });
    return language === null || language === getDefaultLanguage()
      ? field
      : translate("framework.form.changedLanguage", {
          field,
          language: getLanguageName(language, locale, translate),
        });
  };
  const rest = changes.length - maxNamed;
  return [
    ...changes.slice(0, maxNamed).map(toText),
    ...(rest > 0 ? [translate("framework.form.changedMore", { smart_count: rest })] : []),
  ].join(translate("punctuation.comma"));
}

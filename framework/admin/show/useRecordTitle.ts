import { useI18nProvider, useTranslate } from "react-admin";
import { type Resource, toContentLanguage } from "../../schema/index.ts";
import { formatDayName } from "../display/formatMoment.ts";
import { chooseLanguage, isLocalized } from "../display/localized.ts";
import type { AdminRecord } from "../provider.ts";

/** A long number that nobody can say is known by its end; the record's details have all of it. */
const shortenReference = (text: string): string =>
  text.replace(/\d{16,}/, (digits) => `…${digits.slice(-6)}`);

/**
 * The name of a record for titles, breadcrumbs and messages, in the reader's language; empty until
 * the record is loaded.
 */
export function useRecordTitle(
  { name, label: field, fields }: Pick<Resource, "name" | "label" | "fields">,
  record: AdminRecord | undefined,
): string {
  const locale = useI18nProvider().getLocale();
  const language = toContentLanguage(locale);
  const translate = useTranslate();
  if (!record) return "";
  const value: unknown = record[field];
  const label = record._labels?.[field];
  if (typeof label === "string" && label) return label;
  if (isLocalized(value)) return chooseLanguage(value, language) ?? `#${record.id}`;
  if (fields[field]?.type.traits.choice === "one" && typeof value === "string")
    return translate(`resources.${name}.choices.${field}.${value}`, { _: value });
  if (fields[field]?.kind === "date" && typeof value === "string" && value)
    return formatDayName(value, locale);
  return (typeof value === "string" || typeof value === "number") && value !== "" && field !== "id"
    ? shortenReference(String(value))
    : `#${record.id}`;
}

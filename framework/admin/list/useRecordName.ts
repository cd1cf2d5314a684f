import { useCallback } from "react";
import { useI18nProvider, useTranslate } from "react-admin";
import { type Resource, toContentLanguage } from "../../schema/index.ts";
import { formatDayName } from "../display/formatMoment.ts";
import { chooseLanguage, isLocalized } from "../display/localized.ts";
import { getValueDisplay } from "../fields/displays.ts";
import type { AdminRecord } from "../provider.ts";

export type RecordName = (record: AdminRecord) => string;
interface Naming {
  locale: string;
  translate: (key: string, options: object) => string;
}
/** Returns the name of a record where only text fits. */
export function getRecordName(
  { name, label, fields }: Pick<Resource, "name" | "label" | "fields">,
  record: AdminRecord,
  { locale, translate }: Naming,
): string {
  const value: unknown = record[label];
  const named = record._labels?.[label];
  if (typeof named === "string" && named) return named;
  if (isLocalized(value))
    return chooseLanguage(value, toContentLanguage(locale)) ?? `#${record.id}`;
  if (typeof value !== "string" || !value) return `#${record.id}`;
  if (fields[label]?.type.traits.choice === "one")
    return translate(`resources.${name}.choices.${label}.${value}`, { _: value });
  return fields[label]?.kind === "date" ? formatDayName(value, locale) : value;
}
/** The name of a record where only text fits: labels, confirmations, lists of failures. */
export function useRecordName(resource: Pick<Resource, "name" | "label" | "fields">): RecordName {
  const locale = useI18nProvider().getLocale();
  const translate = useTranslate();
  const { name, label, fields } = resource;
  return useCallback(
    (record) => getRecordName({ name, label, fields }, record, { locale, translate }),
    [name, label, fields, locale, translate],
  );
}

/**
 * Whether the record's name can link to its page; a name that is a link itself, like an email
 * address, cannot.
 */
export function labelLeads(resource: Pick<Resource, "label" | "fields">): boolean {
  const field = resource.fields[resource.label];
  return field !== undefined && getValueDisplay(field).plain === true;
}

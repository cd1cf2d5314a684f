import { useCallback } from "react";
import { useI18nProvider, useTranslate } from "react-admin";
import { type Resource, toContentLanguage } from "../../schema/index.ts";
import { formatDayName } from "../display/formatMoment.ts";
import { chooseLanguage, isLocalized } from "../display/localized.ts";
import { getValueDisplay } from "../fields/displays.ts";
import type { AdminRecord } from "../provider.ts";

export type RecordName = (record: AdminRecord) => string;
/** The name of a record where only text fits: labels, confirmations, lists of failures. */
export function useRecordName(resource: Pick<Resource, "name" | "label" | "fields">): RecordName {
  const locale = useI18nProvider().getLocale();
  const language = toContentLanguage(locale);
  const translate = useTranslate();
  const { name, label, fields } = resource;
  const isDay = fields[label]?.kind === "date";
  const isChoice = fields[label]?.type.traits.choice === "one";
  return useCallback(
    (record) => {
      const value: unknown = record[label];
      const named = record._labels?.[label];
      if (typeof named === "string" && named) return named;
      if (isLocalized(value)) return chooseLanguage(value, language) ?? `#${record.id}`;
      if (isChoice && typeof value === "string")
        return translate(`resources.${name}.choices.${label}.${value}`, { _: value });
      if (isDay && typeof value === "string" && value) return formatDayName(value, locale);
      return typeof value === "string" && value ? value : `#${record.id}`;
    },
    [name, label, isChoice, isDay, language, locale, translate],
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

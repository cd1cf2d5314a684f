import { useCallback } from "react";
import { useI18nProvider, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { getRecordTitle } from "../display/fieldText.ts";
import { getValueDisplay } from "../fields/displays.ts";
import type { AdminRecord } from "../provider.ts";
import { useLoadedScreens } from "../resources.tsx";

export type RecordName = (record: AdminRecord) => string;
/** The name of a record where only text fits: labels, confirmations, lists of failures. */
export function useRecordName(resource: Pick<Resource, "name" | "label" | "fields">): RecordName {
  const locale = useI18nProvider().getLocale();
  const translate = useTranslate();
  const { name, label, fields } = resource;
  const { recordTitle } = useLoadedScreens(name);
  return useCallback(
    (record) => {
      const format = { locale, translate };
      return (
        recordTitle?.(record, format) ?? getRecordTitle({ name, label, fields }, record, format)
      );
    },
    [name, label, fields, recordTitle, locale, translate],
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

import { useI18nProvider, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { getRecordTitle } from "../display/fieldText.ts";
import type { AdminRecord } from "../provider.ts";
import { useLoadedScreens } from "../resources.tsx";

/**
 * The name of a record for titles, breadcrumbs and messages, in the reader's language; empty until
 * the record is loaded.
 */
export function useRecordTitle(
  resource: Pick<Resource, "name" | "label" | "fields">,
  record: AdminRecord | undefined,
): string {
  const locale = useI18nProvider().getLocale();
  const translate = useTranslate();
  const { recordTitle } = useLoadedScreens(resource.name);
  if (!record) return "";
  const format = { locale, translate };
  return recordTitle?.(record, format) ?? getRecordTitle(resource, record, format);
}

import { useI18nProvider } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { inLanguage, isLocalized, languageOf } from "../display/localized.ts";
import type { AdminRecord } from "../provider.ts";

/** What a record is called in titles, breadcrumbs and sentences, in the reader's language; nothing while it is not there. */
export function useRecordTitle(resource: Pick<Resource, "label">, record: AdminRecord | undefined): string {
  const language = languageOf(useI18nProvider().getLocale());
  if (!record) return "";
  const value: unknown = record[resource.label];
  const label = record._labels?.[resource.label];
  if (typeof label === "string" && label) return label;
  if (isLocalized(value)) return inLanguage(value, language) ?? `#${record.id}`;
  return (typeof value === "string" || typeof value === "number") && value !== "" && resource.label !== "id"
    ? String(value)
    : `#${record.id}`;
}

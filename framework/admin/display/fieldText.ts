import { getTraits, type Resource, toContentLanguage } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { formatMoney } from "./format.ts";
import { formatDayName } from "./formatMoment.ts";
import { chooseLanguage, isLocalized } from "./localized.ts";

/** What texts about records are written with. */
export interface TextFormat {
  locale: string;
  translate: (key: string, options?: Record<string, unknown>) => string;
}
type Named = Pick<Resource, "name" | "label" | "fields">;

/** A long number that nobody can say is known by its end; the record's details have all of it. */
const shortenReference = (text: string): string =>
  text.replace(/\d{16,}/, (digits) => `…${digits.slice(-6)}`);

/** Returns the value of a field where only text fits; null for an empty one. */
export function getFieldText(
  { name, fields }: Named,
  record: AdminRecord,
  field: string,
  { locale, translate }: TextFormat,
): string | null {
  const value: unknown = record[field];
  const label = record._labels?.[field];
  if (typeof label === "string" && label) return label;
  if (isLocalized(value)) return chooseLanguage(value, toContentLanguage(locale));
  if (typeof value === "number")
    return fields[field] && getTraits(fields[field]).money ? formatMoney(value) : String(value);
  if (typeof value !== "string" || value === "") return null;
  if (fields[field]?.type.traits.choice === "one")
    return translate(`resources.${name}.choices.${field}.${value}`, { _: value });
  return fields[field]?.kind === "date" ? formatDayName(value, locale) : shortenReference(value);
}

/**
 * Fills the fields of a record into a message that names them, as in "%{number} · %{publisher}";
 * null where one of them is empty or not loaded, and for no message.
 */
export function fillFields(
  message: string,
  resource: Named,
  record: AdminRecord,
  format: TextFormat,
): string | null {
  let isWhole = message !== "";
  const filled = message.replace(/%\{(\w+)\}/g, (_, field: string) => {
    const text = getFieldText(resource, record, field, format);
    isWhole &&= text !== null;
    return text ?? "";
  });
  return isWhole ? filled : null;
}

/**
 * Returns the name of a record: its message `recordTitle`, where the resource has one and the
 * record the fields that it names, and otherwise the field that names it.
 */
export function getRecordTitle(resource: Named, record: AdminRecord, format: TextFormat): string {
  const key = `resources.${resource.name}.recordTitle`;
  const found = format.translate(key, { _: "" });
  // A missing message may be answered by its key.
  const pattern = found === key ? "" : found;
  const own =
    resource.label === "id" ? null : getFieldText(resource, record, resource.label, format);
  return fillFields(pattern, resource, record, format) ?? own ?? `#${record.id}`;
}

import type { Resource } from "../../../schema/index.ts";
import type { FormatContext } from "../../display/DisplayProps.ts";
import { formatInstant, formatMoney, formatNumber, formatPercent } from "../../display/format.ts";
import { chooseLanguage, isLocalized } from "../../display/localized.ts";
import type { AdminRecord } from "../../provider.ts";
import { type Column, getKind } from "./columns.ts";

/** Approximate text of a cell, used only to estimate its width. */
export function estimateText(
  resource: Resource,
  column: Column,
  record: AdminRecord,
  format: FormatContext,
): string {
  const { name, field } = column;
  const value: unknown = record[name];
  const named = record._labels?.[name];
  if (named) return [named].flat().join(", ");
  if (value === null || value === undefined) return "—";
  const word = (one: unknown) =>
    format.translate(`resources.${resource.name}.choices.${name}.${String(one)}`, {
      _: String(one),
    });
  switch (getKind(field)) {
    case "choice":
      return word(value);
    case "choices":
      return [value].flat().map(word).join(", ");
    case "money":
      return formatMoney(Number(value));
    case "percent":
      return formatPercent(Number(value), format.locale);
    case "integer":
    case "decimal":
      return formatNumber(Number(value), format.locale, 0, 4);
    case "duration":
      return "00 d 00 h 00 min";
    case "dateTime":
      return formatInstant(String(value), format.timeZone);
    case "dateRange":
      return "2000-00-00 – 2000-00-00";
    case "rows":
      return "00 000000";
    default:
      return isLocalized(value) ? (chooseLanguage(value, format.language) ?? "—") : String(value);
  }
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
const em = 13;
/**
 * Estimates the maximum width of a text in pixels in system fonts; exact measuring would require a
 * layout.
 */
export function estimateTextWidth(text: string, bold = false): number {
  let [full, narrow] = [0, 0];
  for (const letter of text) {
    if (wide.test(letter)) full += em;
    else if (/[ .,'|]/.test(letter)) narrow += em * 0.33;
    else if (/[mwMW]/.test(letter)) narrow += em * 0.95;
    else if (/[A-Z0-9$%@+]/.test(letter)) narrow += em * 0.66;
    else narrow += em * 0.6;
  }
  return Math.ceil(full + narrow * (bold ? 1.18 : 1));
}

/** Width of a heading in pixels if it may wrap to two lines. */
export function estimateHeadingWidth(text: string): number {
  const whole = estimateTextWidth(text, true);
  if (wide.test(text)) return [...text].length > 4 ? Math.ceil(whole / 2) + em : whole;
  const messages = text.split(" ");
  const line = (from: number, to?: number) =>
    estimateTextWidth(messages.slice(from, to).join(" "), true);
  return Math.min(...messages.map((_, at) => Math.max(line(0, at), line(at))));
}

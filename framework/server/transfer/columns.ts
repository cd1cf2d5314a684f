import { stringify } from "csv-stringify/sync";
import {
  type Actor,
  contentLanguages,
  type Field,
  type Fields,
  formatValue,
  type Locale,
  type Resource,
  readableFields,
  wordsOf,
} from "../../schema/index.ts";
import type { Translate } from "../engine.ts";

/** One column of a file: a field, or one language of a localized field. */
export interface FileColumn {
  /** `name`, or `name.en`. */
  key: string;
  name: string;
  language: string | null;
  field: Field;
  header: string;
}
const languagesOf = (field: Field): readonly string[] =>
  (field.options as { languages?: readonly string[] }).languages ?? contentLanguages;

/** The columns that a resource's rows have in a file, in the order of the declaration. */
export function fileColumns(resource: Resource, actor: Actor, locale: Locale, translate: Translate): FileColumn[] {
  return readableFields(actor, resource.fields).flatMap((name): FileColumn[] => {
    const field = resource.fields[name];
    if (!field) return [];
    const label = translate(locale, `resources.${resource.name}.fields.${name}`);
    if (field.kind !== "localized") return [{ key: name, name, language: null, field, header: label }];
    return languagesOf(field).map((language) => ({
      key: `${name}.${language}`,
      name,
      language,
      field,
      header: `${label} (${translate(locale, `language.${language}`)})`,
    }));
  });
}
/** The columns that an import may fill. */
export const importColumns = (columns: readonly FileColumn[]): FileColumn[] =>
  columns.filter(({ field }) => !field.options.readOnly && field.kind !== "computed");

/** A spreadsheet runs what begins so as a formula, in the wide forms of Chinese keyboards too. */
const runs = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** Such texts get an apostrophe before them; a phone number is no formula. */
export const guard = (text: string): string =>
  runs.test(text) && !/^[+-]?[\d .,()-]+$/.test(text) ? `'${text}` : text;
export const unguard = (text: string): string => (text.startsWith("'") && runs.test(text) ? text.slice(1) : text);
/** Texts in quotes, all of them: another separator than the comma would else split them, and run their second half. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(rows as (string | number)[][], { record_delimiter: "\r\n", quoted_string: true });

/** What stands in a cell: labels for references, words for choices, amounts with two decimals, child rows as JSON. */
export function cellOf({ field, name, language }: FileColumn, row: Readonly<Record<string, unknown>>): string | number {
  const value = row[name];
  if (value === null || value === undefined) return "";
  const labels = (row._labels ?? {}) as Record<string, string | string[]>;
  const of = field.kind === "computed" ? (field.options as unknown as { of: Field }).of : field;
  switch (of.kind) {
    case "localized":
      return guard(String((value as Record<string, unknown>)[language ?? ""] ?? ""));
    case "reference":
    case "parent":
      return guard(String(labels[name] ?? value));
    case "references":
      return guard([labels[name] ?? []].flat().join("; "));
    case "choices":
    case "images":
      return (value as string[]).join("; ");
    case "rows":
      return (value as unknown[]).length === 0
        ? ""
        : JSON.stringify((value as Record<string, unknown>[]).map((child) => wireChild(of, child)));
    case "money":
      return Number(formatValue(of, value));
    case "choice":
      return String(value);
    case "boolean":
      return value ? "true" : "false";
    case "integer":
    case "decimal":
    case "percent":
    case "duration":
      return value as number;
    default:
      return typeof value === "object" ? JSON.stringify(value) : guard(String(value));
  }
}
/** Ids of child rows mean nothing in a file. */
function wireChild(of: Field, child: Record<string, unknown>): Record<string, unknown> {
  const { fields } = of.options as unknown as { fields: Fields };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, formatValue(field, child[name])]));
}

/** The word of a choice, given as the word or as the reader sees it. */
export function choiceWord(
  resource: Resource,
  name: string,
  field: Field,
  text: string,
  locale: Locale,
  translate: Translate,
): string {
  const wanted = text.trim().toLowerCase();
  const word = wordsOf(field).find(
    (one) =>
      one.toLowerCase() === wanted ||
      translate(locale, `resources.${resource.name}.choices.${name}.${one}`).toLowerCase() === wanted,
  );
  return word ?? text.trim();
}

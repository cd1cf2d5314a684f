import { stringify } from "csv-stringify/sync";
import type { ContentLanguage } from "../../schema/index.ts";
import {
  type Actor,
  type Field,
  type Fields,
  findField,
  getDefaultLanguage,
  getLanguageName,
  getRowFields,
  integer,
  type Locale,
  listContentLanguages,
  listReadableFields,
  type Resource,
  text,
} from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import type { ImportExport } from "./importExport.ts";

/** One column of a file: a field, one language of a localized field, or a field of child rows. */
export interface FileColumn {
  /** `name`, `name.en`, or `contacts.phone`, which has a separate line for each child row. */
  key: string;
  name: string;
  language: ContentLanguage | null;
  /** The field that contains the column's child rows; null for a column of the record itself. */
  rows: string | null;
  field: Field;
  header: string;
  /** Label of the field within its child rows; null for a column of the record itself. */
  label: string | null;
}
/**
 * A column that is not a field: it groups lines into records. It is stored for each record, so that
 * a later import finds the record again.
 */
export const groupKey = "_group";
const groupField: Field = text({ max: 255 });
const idField: Field = integer();

export const listLanguages = (field: Field): readonly ContentLanguage[] =>
  (field.options as { languages?: readonly ContentLanguage[] }).languages ?? listContentLanguages();

/** Fields of a resource's files: its own, except those replaced by other columns. */
export function getFileFields(resource: Resource, { columns: instead = {} }: ImportExport): Fields {
  const replaced = (fields: Fields, path: string): Fields =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
        Object.entries(instead[path + name] ?? { [name]: field }),
      ),
    );
  return Object.fromEntries(
    Object.entries(replaced(resource.fields, "")).map(([name, field]) =>
      field.kind === "rows"
        ? [
            name,
            {
              ...field,
              options: { ...field.options, fields: replaced(field.options.fields, `${name}.`) },
            },
          ]
        : [name, field],
    ),
  );
}

/** Columns of a resource's rows in a file, in the order of the declaration. */
export function listFileColumns(
  engine: Engine,
  resource: Resource,
  actor: Actor,
  locale: Locale,
): FileColumn[] {
  const { translate } = engine;
  const fields = getFileFields(resource, engine.rules(resource).transfer ?? {});
  const getMessage = (path: string) => translate(locale, `resources.${resource.name}.${path}`);
  const inLanguages = (column: FileColumn): FileColumn[] =>
    column.field.type.traits.localized
      ? listLanguages(column.field).map((language) => ({
          ...column,
          key: `${column.key}.${language}`,
          language,
          header: `${column.header} (${getLanguageName(language, locale, (name, params) => translate(locale, name, params))})`,
        }))
      : [column];
  const own = listReadableFields(actor, fields).flatMap((name): FileColumn[] => {
    const field = fields[name];
    if (!field) return [];
    const header = getMessage(resource.fields[name] ? `fields.${name}` : `screen.columns.${name}`);
    if (field.kind !== "rows") return inLanguages({ ...virtual, key: name, name, field, header });
    const inner = getRowFields(field);
    const known = resource.fields[name] ? getRowFields(resource.fields[name]) : {};
    return listReadableFields(actor, inner).flatMap((one) => {
      const label = getMessage(known[one] ? `rows.${name}.${one}` : `screen.columns.${one}`);
      return inner[one]
        ? inLanguages({
            key: `${name}.${one}`,
            name: one,
            language: null,
            rows: name,
            field: inner[one],
            header: `${header}: ${label}`,
            label,
          })
        : [];
    });
  });
  // The file includes the timestamps that the list shows; imports never write them.
  const times = (["addTime", "updTime"] as const).flatMap((name): FileColumn[] => {
    const field = resource.columns.includes(name) && findField(resource, name);
    const value = name === "addTime" && resource.readOnly ? "at" : name;
    return field
      ? [{ ...virtual, key: name, name, field, header: translate(locale, `transfer.${value}`) }]
      : [];
  });
  // Without a field that identifies a record, its id does.
  return resource.key === null && !resource.singleton
    ? [
        { ...virtual, key: "id", name: "id", field: idField, header: getMessage("fields.id") },
        ...own,
        ...times,
      ]
    : [...own, ...times];
}
const virtual = { language: null, rows: null, label: null };
/** Whether an import reads a column of a file. */
export const isImported = (resource: Resource, { field, rows }: FileColumn): boolean =>
  !field.options.readOnly &&
  field.kind !== "computed" &&
  (rows === null || !resource.fields[rows]?.options.readOnly);
/** The columns that an import may fill. */
export function listImportColumns(
  engine: Engine,
  resource: Resource,
  actor: Actor,
  locale: Locale,
): FileColumn[] {
  const columns = listFileColumns(engine, resource, actor, locale).filter((column) =>
    isImported(resource, column),
  );
  const header = engine.translate(locale, "transfer.group");
  return spansLines(columns)
    ? [...columns, { ...virtual, key: groupKey, name: groupKey, field: groupField, header }]
    : columns;
}
/** A field that may identify the records of a file. */
export interface KeyChoice {
  name: string;
  header: string;
}
export function listKeyChoices(
  engine: Engine,
  resource: Resource,
  columns: readonly FileColumn[],
): KeyChoice[] {
  const { keys = [] } = engine.rules(resource).transfer ?? {};
  return columns.flatMap((column) => {
    const { name, key, field, header } = column;
    const identifies =
      key === groupKey || key === "id" || field.options.unique || keys.includes(name);
    return identifies && isKey(column, name) && field.type.traits.identifying
      ? [{ name, header }]
      : [];
  });
}
/**
 * Whether a record may have several lines: one for each child row, or for each picture of a list.
 */
export const spansLines = (columns: readonly (FileColumn | null)[]): boolean =>
  columns.some(
    (column) => column && (column.rows !== null || column.field.type.traits.file === "many"),
  );

/**
 * A spreadsheet runs text with this prefix as a formula, including the full-width forms of Chinese
 * keyboards.
 */
const runs = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** Prefixes such texts with an apostrophe; a phone number is not a formula. */
export const guard = (text: string): string =>
  runs.test(text) && !/^[+-]?[\d .,()-]+$/.test(text) ? `'${text}` : text;
export const unguard = (text: string): string =>
  text.startsWith("'") && runs.test(text) ? text.slice(1) : text;
/**
 * Quotes all texts: a separator other than the comma would otherwise split them and run their
 * second half.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(rows as (string | number)[][], { record_delimiter: "\r\n", quoted_string: true });

/** Whether a column is the record key; of a localized field, the English one. */
export const isKey = ({ name, rows, language }: FileColumn, key: string | null): boolean =>
  rows === null &&
  name === (key ?? "id") &&
  (language ?? getDefaultLanguage()) === getDefaultLanguage();

import { type Actor, getDefaultLanguage, listLocales, type Resource } from "../../schema/index.ts";
import { humanize } from "../../schema/locales/humanize.ts";
import type { Engine } from "../engine.ts";
import { type FileColumn, groupKey, listImportColumns } from "./columns.ts";
import { findOrigin } from "./exportMark.ts";

const plain = (text: string) => text.toLowerCase().replace(/[\s_\-()\uFF08\uFF09:\uFF1A.]/g, "");
/** Headings that earlier exports have for the column that groups the lines of a record. */
const formerGroupHeadings = ["Lines that belong together"];
const toEnglishHeading = ({ name, rows, language }: FileColumn): string =>
  [...(rows ? [rows] : []), name, ...(language ? [language] : [])].map(humanize).join(" ");

/**
 * Suggests the field of each column by its heading: its key, its English name, or its label in any
 * language; if no column matches a field this way, by a common name of it. Record ids are accepted
 * as our own only under the mark of an own export; those of another tenant's export group lines.
 */
export function suggest(
  engine: Engine,
  headings: readonly string[],
  resource: Resource,
  actor: Actor,
  mark: string,
): (string | null)[] {
  const numbers = findOrigin(headings, mark);
  const keys = new Map<string, string>();
  const know = (name: string, key: string) => keys.has(plain(name)) || keys.set(plain(name), key);
  const inLanguages = listLocales().map((locale) =>
    listImportColumns(engine, resource, actor, locale),
  );
  for (const column of inLanguages[0] ?? []) {
    know(column.key, column.key);
    know(toEnglishHeading(column), column.key);
  }
  for (const columns of inLanguages) for (const { header, key } of columns) know(header, key);
  // A heading without a language means the default language.
  for (const column of inLanguages
    .flat()
    .filter(({ language }) => language === getDefaultLanguage())) {
    know(toEnglishHeading({ ...column, language: null }), column.key);
    know(column.header.replace(/ ?[(\uFF08][^(\uFF08]*$/, ""), column.key);
  }
  const hasGroups = (inLanguages[0] ?? []).some(({ key }) => key === groupKey);
  const numberKey = numbers?.origin === "own" ? "id" : hasGroups ? groupKey : null;
  if (hasGroups) for (const heading of formerGroupHeadings) know(heading, groupKey);
  const taken = new Set<string>();
  const take = (key: string | null | undefined): string | null => {
    if (!key || taken.has(key)) return null;
    taken.add(key);
    return key;
  };
  const named = headings.map((heading, index) => {
    const key = keys.get(plain(heading));
    return take(index === numbers?.at ? numberKey : key === "id" ? null : key);
  });
  const defaults = defaultNames(engine, resource, inLanguages);
  return named.map((key, index) => {
    const heading = plain(headings[index] ?? "");
    return key ?? (index === numbers?.at || keys.has(heading) ? null : take(defaults.get(heading)));
  });
}

/**
 * Columns by their names in files of other programs: the names that the resource declares, and
 * labels of child row fields if only one list of child rows has a field with that label.
 */
function defaultNames(
  engine: Engine,
  resource: Resource,
  inLanguages: readonly (readonly FileColumn[])[],
): Map<string, string> {
  const known = new Set(inLanguages[0]?.map(({ key }) => key));
  const labels = new Map<string, Set<string>>();
  for (const { label, key, language } of inLanguages.flat())
    if (label !== null && (language ?? getDefaultLanguage()) === getDefaultLanguage())
      labels.set(plain(label), (labels.get(plain(label)) ?? new Set()).add(key));

  const names = new Map<string, string>();
  const { headings = {} } = engine.rules(resource).transfer ?? {};
  for (const [key, synonyms] of Object.entries(headings))
    if (known.has(key)) for (const name of synonyms) names.set(plain(name), key);
  for (const [name, [key, ...others]] of labels)
    if (key && others.length === 0 && !names.has(name)) names.set(name, key);
  return names;
}

import { type Actor, locales, type Resource } from "../../schema/index.ts";
import { humanize } from "../../schema/words/humanize.ts";
import type { Engine } from "../engine.ts";
import { type FileColumn, groupKey, importColumns } from "./columns.ts";
import { findOrigin } from "./exportMark.ts";

const plain = (text: string) => text.toLowerCase().replace(/[\s_\-()（）:：.]/g, "");
const englishOf = ({ name, rows, language }: FileColumn): string =>
  [...(rows ? [rows] : []), name, ...(language ? [language] : [])].map(humanize).join(" ");

/**
 * The field that each column's heading names: by its key, by its name in English, or by its label in any of the languages. Numbers of
 * records are ours only under the mark of an own export; those of another shop's export say which lines belong together.
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
  const inLanguages = locales.map((locale) => importColumns(engine, resource, actor, locale));
  for (const column of inLanguages[0] ?? []) {
    know(column.key, column.key);
    know(englishOf(column), column.key);
  }
  for (const columns of inLanguages) for (const { header, key } of columns) know(header, key);
  // A text without its language is the English one.
  for (const column of inLanguages.flat().filter(({ language }) => language === "en")) {
    know(englishOf({ ...column, language: null }), column.key);
    know(column.header.replace(/ ?[(（][^(（]*$/, ""), column.key);
  }
  const hasGroups = (inLanguages[0] ?? []).some(({ key }) => key === groupKey);
  const keyOfNumbers = numbers?.origin === "own" ? "id" : hasGroups ? groupKey : null;
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const named = keys.get(plain(heading));
    const key = index === numbers?.at ? keyOfNumbers : named === "id" ? null : named;
    if (!key || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

import { type Actor, locales, type Resource } from "../../schema/index.ts";
import { humanize } from "../../schema/words/humanize.ts";
import type { Engine } from "../engine.ts";
import { type FileColumn, importColumns } from "./columns.ts";

const plain = (text: string) => text.toLowerCase().replace(/[\s_\-()（）:：.]/g, "");
const englishOf = ({ name, rows, language }: FileColumn): string =>
  [...(rows ? [rows] : []), name, ...(language ? [language] : [])].map(humanize).join(" ");

/** The field that each column's heading names: by its key, by its name in English, or by its label in any of the languages. */
export function suggest(
  engine: Engine,
  headings: readonly string[],
  resource: Resource,
  actor: Actor,
): (string | null)[] {
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
  const taken = new Set<string>();
  return headings.map((heading) => {
    const key = keys.get(plain(heading));
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

import { readFileSync, writeFileSync } from "node:fs";
import { listLocales, type Resource } from "../../framework/schema/index.ts";
import { humanize } from "../../framework/schema/locales/humanize.ts";
import { listMissingKeys } from "../../i18n/check/checkMessages.ts";
import { markUntranslated } from "../../i18n/check/untranslated.ts";
import { flattenMessages } from "../../i18n/flattenMessages.ts";
import { resources } from "../../resources/index.ts";
import { findMessageFiles } from "./messageFiles.ts";

/** Returns the placeholder of a missing text: the label that English generates, marked. */
function createText(key: string): string {
  const text = humanize(key.split(".").at(-1) ?? key);
  return key === "name" ? `${text} |||| ${text}` : text;
}

/**
 * Returns the source of a message file with missing keys added: nested under their group, which is
 * added at the end if there is none.
 */
export function addMessages(source: string, keys: readonly string[]): string {
  return keys.reduce((text, key) => {
    const line = JSON.stringify(markUntranslated(createText(key)));
    return insertAt(text, key.split("."), line);
  }, source);
}
/** Matches a string, a brace, or the name of a group and its brace. */
const token = /"(?:[^"\\]|\\.)*"|([\w]+|"[^"]+"): \{|[{}]/g;
/** Returns the place behind the brace of a group within the object that begins at `from`. */
function findGroup(source: string, from: number, name: string): number | null {
  let depth = 0;
  for (const match of source.slice(from).matchAll(token)) {
    const [text, group] = match;
    if (depth === 0 && group === name) return from + match.index + text.length;
    if (text.endsWith("{")) depth += 1;
    if (text === "}") depth -= 1;
    if (depth < 0) return null;
  }
  return null;
}
function insertAt(source: string, path: readonly string[], value: string): string {
  const object = /: ResourceMessages<[^>]*> = \{|export const \w+ = \{/.exec(source);
  if (!object) throw new Error("the file exports no object of messages");
  let from = object.index + object[0].length;
  let depth = 0;
  for (; depth < path.length - 1; depth += 1) {
    const inner = findGroup(source, from, path[depth] ?? "");
    if (inner === null) break;
    from = inner;
  }
  const rest = path.slice(depth);
  const opened = rest.slice(0, -1).map((name) => `${name}: { `);
  const closed = " }".repeat(rest.length - 1);
  return `${source.slice(0, from)}\n${opened.join("")}${rest.at(-1)}: ${value}${closed},${source.slice(from)}`;
}

/**
 * Writes the missing messages of a resource into its files, marked as untranslated, and returns the
 * files with the number of messages.
 * @throws {Error} when no resource has the name
 */
export function writeMissing(name: string): { file: string; count: number }[] {
  const resource = (resources as readonly Resource[]).find((one) => one.name === name);
  if (!resource) throw new Error(`"${name}" is no resource of resources/index.ts`);
  const files = findMessageFiles(name);
  return listLocales().flatMap((locale) => {
    const { file, messages } = files[locale];
    const keys = listMissingKeys(resource, locale, flattenMessages({ ...messages }));
    if (keys.length === 0) return [];
    writeFileSync(file, addMessages(readFileSync(file, "utf8"), keys));
    return [{ file, count: keys.length }];
  });
}

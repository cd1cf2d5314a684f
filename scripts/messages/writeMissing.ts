import { readFileSync, writeFileSync } from "node:fs";
import { listLocales, type Resource } from "../../framework/schema/index.ts";
import { humanize } from "../../framework/schema/locales/humanize.ts";
import { listMissingKeys, listSuperfluousKeys } from "../../i18n/check/checkMessages.ts";
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
 * Returns the source of a message file with missing keys added in their order: at the beginning of
 * their group, which is added before the others if there is none.
 */
export function addMessages(source: string, keys: readonly string[]): string {
  return keys.reduceRight((text, key) => {
    const line = JSON.stringify(markUntranslated(createText(key)));
    return insertAt(text, key.split("."), line);
  }, source);
}
/**
 * Returns the source of a message file without some keys, such as those of the fields that a new
 * resource's declaration no longer has. Groups that become empty are removed as well.
 */
export function removeMessages(source: string, keys: readonly string[]): string {
  return keys.reduce((text, key) => {
    const path = key.split(".");
    const name = path.at(-1) ?? key;
    const from = findInside(text, path.slice(0, -1));
    if (from === null) return text;
    const entry = new RegExp(`\\s*(?:${name}|"${name}"):\\s*"(?:[^"\\\\]|\\\\.)*",?`).exec(
      text.slice(from),
    );
    if (!entry) return text;
    const start = from + entry.index;
    const rest = text.slice(0, start) + text.slice(start + entry[0].length);
    return removeEmptyGroups(rest);
  }, source);
}
const emptyGroup = /\s*(?:\w+|"[^"]+"): \{\s*\},?/;
const removeEmptyGroups = (source: string): string =>
  emptyGroup.test(source) ? removeEmptyGroups(source.replace(emptyGroup, "")) : source;
/** Returns the place behind the brace of a nested group; null if there is none. */
function findInside(source: string, path: readonly string[]): number | null {
  const object = /: ResourceMessages<[^>]*> = \{|export const \w+ = \{/.exec(source);
  if (!object) return null;
  return path.reduce<number | null>(
    (from, name) => (from === null ? null : findGroup(source, from, name)),
    object.index + object[0].length,
  );
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

/** What was changed in a file: the number of added messages, and the keys of removed ones. */
export interface WrittenFile {
  file: string;
  added: number;
  removed: readonly string[];
}
/**
 * Writes the missing messages of a resource into its files, marked as untranslated, and removes
 * those that belong to nothing of the declaration, which would not compile.
 * @throws {Error} when no resource has the name
 */
export function writeMissing(name: string): WrittenFile[] {
  const resource = (resources as readonly Resource[]).find((one) => one.name === name);
  if (!resource) throw new Error(`"${name}" is no resource of resources/declarations.ts`);
  const files = findMessageFiles(name);
  return listLocales().flatMap((locale) => {
    const { file, messages } = files[locale];
    const flat = flattenMessages({ ...messages });
    const missing = listMissingKeys(resource, locale, flat);
    const removed = listSuperfluousKeys(resource, flat);
    if (missing.length === 0 && removed.length === 0) return [];
    const source = removeMessages(readFileSync(file, "utf8"), removed);
    writeFileSync(file, addMessages(source, missing));
    return [{ file, added: missing.length, removed }];
  });
}

import type { Locale, Resource, ResourceMessages } from "../framework/schema/index.ts";
import { resourceMessages } from "./resourceMessages.ts";

type Tree = { [key: string]: string | Tree };
const leaves = (tree: Tree, path = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [path + key] : leaves(value, `${path}${key}.`),
  );
/** Keys that a resource may omit in any language. */
const optional = (key: string) =>
  key === "fields.id" ||
  key === "empty" ||
  key === "listName" ||
  key.startsWith("help.") ||
  key.startsWith("consequences.") ||
  key.startsWith("operations.") ||
  key.startsWith("titles.") ||
  key.startsWith("done.") ||
  key.startsWith("screen.") ||
  key.startsWith("errors.") ||
  key.startsWith("validation.") ||
  key.startsWith("importNotes.");

const isShared = (key: string) =>
  /^(help|consequences|operations|titles|done|screen|errors|validation|importNotes)\./.test(key);

/** Where messages come from. */
interface MessageSource {
  /** The file that has the messages or should, from the root of the project. */
  file: string;
  /** The English messages, with which the others are compared. */
  english: ResourceMessages | undefined;
}

/**
 * Returns the missing and the superfluous messages of a resource in one language. English may omit
 * messages, which are generated from the names; the other languages must be complete.
 */
export function missingMessages(
  resource: Resource,
  locale: Locale,
  messages: ResourceMessages | undefined,
  source: MessageSource,
): string[] {
  const where = source.file;
  if (!messages) return [`${where}: missing`];
  const needed = new Set(leaves(resourceMessages(resource, undefined) as Tree));
  const present = new Set(leaves(messages as unknown as Tree));
  const extra = [...present].filter(
    (key) => !needed.has(key) && !optional(key) && !isHelp(resource, key),
  );
  const missing =
    locale === "en" ? [] : [...needed].filter((key) => !present.has(key) && !optional(key));
  // What no declaration requires is written in all languages or in none.
  const inEnglish = new Set(leaves((source.english ?? {}) as unknown as Tree).filter(isShared));
  const inThis = new Set([...present].filter(isShared));
  missing.push(...[...inEnglish].filter((key) => !inThis.has(key)));
  const alone = [...inThis].filter((key) => !inEnglish.has(key));
  return [
    ...extra.map((key) => `${where}: "${key}" names nothing of the declaration`),
    ...alone.map((key) => `${where}: "${key}" is missing in English; write it or delete it`),
    ...missing.map((key) => `${where}: "${key}" is missing`),
  ];
}
const isHelp = (resource: Resource, key: string) =>
  key.startsWith("help.") && key.slice(5) in resource.fields;

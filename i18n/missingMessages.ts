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

/**
 * Returns the missing and the superfluous messages of a resource in one language. English may omit
 * messages, which are generated from the names; the other languages must be complete.
 */
export function missingMessages(
  resource: Resource,
  locale: Locale,
  messages: ResourceMessages | undefined,
): string[] {
  const where = `resources/${resource.name}/${locale}.ts`;
  if (!messages) return [`${where}: missing`];
  const needed = new Set(leaves(resourceMessages(resource, undefined) as Tree));
  const present = new Set(leaves(messages as unknown as Tree));
  const extra = [...present].filter(
    (key) => !needed.has(key) && !optional(key) && !isHelp(resource, key),
  );
  const missing =
    locale === "en" ? [] : [...needed].filter((key) => !present.has(key) && !optional(key));
  return [
    ...extra.map((key) => `${where}: "${key}" names nothing of the declaration`),
    ...missing.map((key) => `${where}: "${key}" is missing`),
  ];
}
const isHelp = (resource: Resource, key: string) =>
  key.startsWith("help.") && key.slice(5) in resource.fields;

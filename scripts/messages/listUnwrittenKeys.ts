import { flattenMessages } from "../../i18n/flattenMessages.ts";

/** The kinds of messages that code names by their keys; all others follow from the declaration. */
const literal = /"resources\.(\w+)\.((?:errors|validation|screen)\.[\w.]+)"/g;

/**
 * Lists the keys of messages that a source file names and English does not have, which the user
 * would read in place of the message. `find` returns the English messages of a resource.
 */
export function listUnwrittenKeys(
  file: string,
  source: string,
  find: (resource: string) => object | undefined,
): string[] {
  return [...source.matchAll(literal)].flatMap(([, resource = "", key = ""]) => {
    const written = [...flattenMessages({ ...find(resource) }).keys()];
    // A key can also name a group, to which the code adds the last part.
    if (written.some((one) => one === key || one.startsWith(`${key}.`))) return [];
    return [`${file}: "resources.${resource}.${key}" has no message; write it into the locales`];
  });
}

import type { Resource } from "../../framework/schema/index.ts";

/** A query that begins with the name of an action, such as "ship 1042". */
export interface Command {
  /** The rest of the query, which names the record. */
  rest: string;
  /** The actions that the first word names, as `resource.action`. */
  actions: ReadonlySet<string>;
}

/** A first word and the rest; Chinese needs no space before a number. */
const separate = /^(\S+?)(?:\s+|(?<=\p{Script=Han})(?=#?\d))(\S.*)$/u;

/** Returns the rest of a query that begins with one of some words; null otherwise. */
export function readAfterWord(query: string, words: string): string | null {
  const text = query.trimStart();
  for (const word of words.split("/")) {
    const rest = text.slice(word.length);
    const isSeparate = /^\s/.test(rest) || /\p{Script=Han}$/u.test(word);
    if (text.toLowerCase().startsWith(word) && isSeparate && rest.trim() !== "") return rest.trim();
  }
  return null;
}

/** Reads a query as a command; null where it names no action, or no record. */
export function parseCommand(
  query: string,
  resources: readonly Resource[],
  t: (key: string) => string,
): Command | null {
  const [, word, rest] = separate.exec(query.trim()) ?? [];
  if (!word || !rest) return null;
  const verb = word.toLowerCase();
  const actions = resources.flatMap(({ name, actionList }) =>
    actionList
      .filter((action) =>
        t(`resources.${name}.actions.${action.name}`).toLowerCase().startsWith(verb),
      )
      .map((action) => `${name}.${action.name}`),
  );
  return actions.length > 0 ? { rest, actions: new Set(actions) } : null;
}

import type { Translate } from "../resources.tsx";

interface Entry {
  /** The name of the resource. */
  readonly resource?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly changes?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Returns the state that an action led to, where the entry has it. */
function findState({ changes }: Entry): string | null {
  const pair: unknown = changes?.status;
  const after: unknown = Array.isArray(pair) ? pair[1] : null;
  return typeof after === "string" ? after : null;
}

/**
 * Returns the sentence that the action of an entry was answered with, about one record; null for an
 * action without one. An action that leads to several states has one for each.
 */
export function findDone(entry: Entry, translate: Translate): string | null {
  const path = `resources.${entry.resource}.done.${entry.action}`;
  const find = (key: string) => {
    const found = translate(key, { smart_count: 1, _: "" });
    // A missing message may be answered by its key.
    return found === key ? "" : found;
  };
  const state = findState(entry);
  return (state && find(`${path}.${state}`)) || find(path) || null;
}

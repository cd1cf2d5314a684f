import type { ContentLanguage } from "../../../schema/index.ts";
import { chooseLanguage, isLocalized } from "../../display/localized.ts";
import type { Branch } from "../tree/tree.ts";

/** A row of a tree with its path. */
export interface PathOption {
  id: string;
  name: string;
  path: string;
  /** Number of ancestors. */
  level: number;
}

/** Returns every row of a tree, each after its parent. */
export function listPaths(
  branches: readonly Branch[],
  label: string,
  language: ContentLanguage,
  above: readonly string[] = [],
): PathOption[] {
  return branches.flatMap(({ record, children }) => {
    const value: unknown = record[label];
    const name =
      (isLocalized(value) ? chooseLanguage(value, language) : String(value ?? "")) ||
      `#${record.id}`;
    const way = [...above, name];
    const option = { id: String(record.id), name, path: way.join(" › "), level: above.length };
    return [option, ...listPaths(children, label, language, way)];
  });
}

/**
 * Returns the options whose path contains every typed word; a branch's name matches all its
 * descendants.
 */
export function findPaths<T extends { path?: string }>(
  options: readonly T[],
  text: string,
): readonly T[] {
  const messages = text
    .toLowerCase()
    .split(/[\s›>/]+/u)
    .filter(Boolean);
  if (messages.length === 0) return options;
  return options.filter(({ path = "" }) =>
    messages.every((value) => path.toLowerCase().includes(value)),
  );
}

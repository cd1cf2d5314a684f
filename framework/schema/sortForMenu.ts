import type { Resource } from "./defineResource.ts";
import { getMenuSection } from "./views.ts";

/**
 * Sorts resources for the menu: those that are named in the order of their names, and each other
 * one behind the last of its section and its owner, or at the end.
 *
 * @throws {Error} when a name is that of no resource.
 * @example
 * ```ts
 * const sorted = sortForMenu([suppliers], ["suppliers"]);
 * ```
 */
export function sortForMenu<R extends Resource>(
  resources: readonly R[],
  names: readonly R["name"][],
): readonly R[] {
  const named = new Set<string>(names);
  const sorted = names.map((name) => {
    const found = resources.find((one) => one.name === name);
    if (!found) throw new Error(`the order of the menu names "${name}", which is no resource`);
    return found;
  });
  const others = resources
    .filter(({ name }) => !named.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const other of others) {
    const isBeside = (one: Resource): boolean =>
      getMenuSection(one) === getMenuSection(other) && one.owner === other.owner;
    const last = sorted.findLastIndex(isBeside);
    sorted.splice(last === -1 ? sorted.length : last + 1, 0, other);
  }
  return sorted;
}

import type { ResourceMessages } from "../framework/schema/index.ts";

/**
 * What every page shows of a resource: its names in menus, links and counts. All other messages are
 * texts, which load with the declarations of its domain.
 */
const labels: ReadonlySet<string> = new Set<keyof ResourceMessages>([
  "name",
  "listName",
  "views",
  "toDo",
  "queues",
  "jobs",
]);

/** Whether messages of a resource under this key are labels, which every page has. */
export const isLabel = (key: string): boolean => labels.has(key);

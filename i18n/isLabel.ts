import type { ResourceMessages } from "../framework/schema/index.ts";

/**
 * What other screens than a resource's own show of it: menus, the search, references, permissions
 * and the dashboard. All other messages of a resource are texts, which its screens load.
 */
const labels: ReadonlySet<string> = new Set<keyof ResourceMessages>([
  "name",
  "listName",
  "recordTitle",
  "fields",
  "choices",
  "actions",
  "tabs",
  "toDo",
  "queues",
  "jobs",
  "views",
  "filters",
  "filterChoices",
  "operations",
]);

/** Whether messages of a resource under this key are labels, which every page has. */
export const isLabel = (key: string): boolean => labels.has(key);

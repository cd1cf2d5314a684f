import { listChoiceValues, listTabs, type Resource } from "../../../schema/index.ts";

type Filter = Readonly<Record<string, unknown>>;

/**
 * Returns the filters of a list without a tab that the list does not have, as an old bookmark or a
 * saved view may name one. If the tab is a state of the rows, the filter by that state replaces it.
 */
export function withKnownTab(resource: Resource, filter: Filter): Filter {
  const { tab, ...rest } = filter;
  if (typeof tab !== "string" || listTabs(resource).includes(tab)) return filter;
  const { status } = resource.fields;
  const isState = status?.options.filter === true && listChoiceValues(status).includes(tab);
  return isState && rest.status === undefined ? { ...rest, status: tab } : rest;
}

/** Returns a list's URL query with filters that the list has, or null if it needs no change. */
export function toKnownSearch(resource: Resource, search: string): string | null {
  const params = new URLSearchParams(search);
  const filter = readFilter(params.get("filter"));
  if (!filter) return null;
  const known = withKnownTab(resource, filter);
  if (known === filter) return null;
  params.set("filter", JSON.stringify(known));
  return `?${params}`;
}

function readFilter(text: string | null): Filter | null {
  try {
    const filter: unknown = JSON.parse(text ?? "null");
    return typeof filter === "object" && filter !== null ? { ...filter } : null;
  } catch {
    return null;
  }
}

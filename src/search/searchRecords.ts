import type { useAdminProvider } from "../../framework/admin/resources.tsx";
import { getInitialSort, type Resource } from "../../framework/schema/index.ts";

interface Search {
  q: string;
  /** The number of records at most. */
  limit: number;
  signal: AbortSignal;
}
/**
 * Returns the first records of a resource that a text finds. Where they have deadlines, those
 * that somebody has to handle come first, the most urgent one at the top.
 */
export async function searchRecords(
  provider: ReturnType<typeof useAdminProvider>,
  resource: Resource,
  { q, limit, signal }: Search,
): Promise<{ id: number; name: string }[]> {
  const tab = resource.deadline === null ? undefined : resource.toDo[0]?.tab;
  const [waiting, all] = await Promise.all([
    tab === undefined ? [] : searchTab(provider, resource, tab, { q, limit, signal }),
    provider.selector(resource.name, { q, page: 1, pageSize: limit, signal }),
  ]);
  const first = new Set(waiting.map(({ id }) => id));
  return [...waiting, ...all.filter(({ id }) => !first.has(id))].slice(0, limit);
}

async function searchTab(
  provider: ReturnType<typeof useAdminProvider>,
  resource: Resource,
  tab: string,
  { q, limit, signal }: Search,
): Promise<{ id: number; name: string }[]> {
  const { field, order } = getInitialSort(resource, tab);
  const { data } = await provider.getList(resource.name, {
    filter: { q, tab },
    sort: { field, order: order === "asc" ? "ASC" : "DESC" },
    pagination: { page: 1, perPage: limit },
    meta: { list: true },
    signal,
  });
  return data.flatMap((record) => {
    const name: unknown = record[resource.label];
    return typeof name === "string" ? [{ id: record.id, name }] : [];
  });
}

import { queryOptions } from "@tanstack/react-query";
import { type Actor, getInitialSort, type Resource } from "../../schema/index.ts";
import { listDecidable } from "../display/findWaitingLine.ts";
import { toPath } from "../paths.ts";
import type { useAdminProvider } from "../resources.tsx";

/** The record that is done, and the tab in which it waited; others are counted anew for each. */
export interface Decided {
  readonly id: number;
  readonly tab: string;
}
/** A link to a record that waits, with the number of those that do. */
export interface NextLink {
  readonly to: string;
  readonly left: number;
}

/**
 * Returns the query for the most urgent record that waits: in the tab of the one that is done, or,
 * where that is empty, in another one of the to-do list. Its result is null where none waits.
 */
export const nextWaitingQuery = (
  provider: ReturnType<typeof useAdminProvider>,
  resource: Resource,
  actor: Actor,
  decided: Decided | null,
) =>
  queryOptions({
    queryKey: [resource.name, "nextWaiting", decided?.tab, decided?.id],
    queryFn: async (): Promise<NextLink | null> => {
      const others = listDecidable(resource, actor).map(({ tab }) => tab);
      const tabs = [...new Set([...(decided ? [decided.tab] : []), ...others])];
      const found = await Promise.all(
        tabs.map((tab) => {
          const { field, order } = getInitialSort(resource, tab);
          return provider.getList(resource.name, {
            filter: { tab },
            pagination: { page: 1, perPage: 1 },
            sort: { field, order: order === "asc" ? "ASC" : "DESC" },
            meta: { list: true },
          });
        }),
      );
      const [next] = found.flatMap(({ data }) => data);
      if (!next || next.id === decided?.id) return null;
      const left = found.reduce((sum, { total }) => sum + (total ?? 0), 0);
      return { to: toPath(resource, "show", next.id), left };
    },
  });

import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { getInitialSort, type Resource } from "../../schema/index.ts";
import { listDecidable } from "../display/findWaitingLine.ts";
import { toPath } from "../paths.ts";
import { useActor, useAdminProvider } from "../resources.tsx";

/** The record that is done, and the tab in which it waited; others are counted anew for each. */
export interface Decided {
  readonly id: number;
  readonly tab: string;
}
/** A record that was decided on its page: the toast leads to the next one that waits. */
export interface DecidedRecord extends Decided {
  readonly resource: Resource;
}
/** A link to a record that waits, with the number of those that do. */
export interface NextLink {
  readonly to: string;
  readonly label: string;
}

/**
 * Returns a link from a record that is done to the most urgent one that waits: in the same tab, or,
 * where that is empty, in another one of the to-do list. Null where none waits.
 */
export function useNextWaiting(resource: Resource, decided: Decided | null): NextLink | null {
  const provider = useAdminProvider();
  const actor = useActor();
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: [resource.name, "nextWaiting", decided?.tab, decided?.id],
    enabled: decided !== null,
    queryFn: async () => {
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
      const [next] = found.flatMap((one) => one.data);
      return { next, left: found.reduce((sum, { total }) => sum + (total ?? 0), 0) };
    },
  });
  const { next, left = 0 } = data ?? {};
  if (!next || !decided || next.id === decided.id) return null;
  return {
    to: toPath(resource, "show", next.id),
    label: translate("framework.record.nextWaiting", { smart_count: left }),
  };
}

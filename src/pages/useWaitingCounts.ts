import { useQuery } from "@tanstack/react-query";
import { useActor, useAdmin, useAdminProvider } from "../../framework/admin/resources.tsx";
import type { Resource, ToDo } from "../../framework/schema/index.ts";
import { listWaiting } from "./waiting.ts";

export interface WaitingCount {
  resource: Resource;
  waiting: ToDo;
  /** Number of rows that wait, and of those whose deadline has passed. */
  all: number;
  late: number;
}
/** How long the menu shows counts without asking again, in milliseconds. */
const menuRefreshMs = 60_000;

/**
 * Counts the rows that wait for an action of the member. The dashboard counts them anew each time
 * it opens; the menu shares its counts and refreshes them every minute.
 */
export function useWaitingCounts({ fresh }: { fresh: boolean }): {
  counts?: WaitingCount[];
  isError: boolean;
} {
  const { resources } = useAdmin();
  const actor = useActor();
  const provider = useAdminProvider();
  const sources = listWaiting(actor, resources);
  const { data, isError } = useQuery({
    queryKey: ["waiting", ...sources.map(([{ name }]) => name)],
    queryFn: () =>
      Promise.all(
        sources.map(async ([resource, waiting]) => {
          const { tab, due } = waiting;
          const count = async (query: Readonly<Record<string, string>>) =>
            (await provider.counts(resource.name, query))[tab] ?? 0;
          const now = new Date().toISOString();
          const [all, late] = await Promise.all([
            count({}),
            due ? count({ [`${due}_lt`]: now }) : 0,
          ]);
          return { resource, waiting, all, late };
        }),
      ),
    ...(fresh
      ? { refetchOnMount: "always" as const }
      : { staleTime: menuRefreshMs, refetchInterval: menuRefreshMs }),
  });
  return data ? { counts: data, isError } : { isError };
}

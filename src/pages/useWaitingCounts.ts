import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../../framework/admin/resources.tsx";
import type { Resource, ToDo } from "../../framework/schema/index.ts";
import { api } from "../connection.ts";

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
 * Returns the counts of the rows that wait for an action of the member, in menu order, which one
 * call answers. The dashboard counts them anew each time it opens; the menu shares its counts and
 * refreshes them every minute.
 */
export function useWaitingCounts({ fresh }: { fresh: boolean }): {
  counts?: WaitingCount[];
  isError: boolean;
} {
  const { resources } = useAdmin();
  const { data, isError } = useQuery({
    queryKey: ["waiting"],
    queryFn: async () => {
      const lines = await api.call("GET /member/toDo");
      return lines.flatMap(({ resource: name, tab, total, overdue }): WaitingCount[] => {
        const resource = resources.find((one) => one.name === name);
        const waiting = resource?.toDo.find((line) => line.tab === tab);
        return resource && waiting ? [{ resource, waiting, all: total, late: overdue }] : [];
      });
    },
    ...(fresh
      ? { refetchOnMount: "always" as const }
      : { staleTime: menuRefreshMs, refetchInterval: menuRefreshMs }),
  });
  return data ? { counts: data, isError } : { isError };
}

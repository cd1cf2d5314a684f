import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../../framework/admin/resources.tsx";
import type { MemberAnswer, memberCalls, Resource, ToDo } from "../../framework/schema/index.ts";
import { envelope } from "../connection.ts";

export interface WaitingCount {
  resource: Resource;
  waiting: ToDo;
  /** Number of rows that wait, and of those whose deadline has passed. */
  all: number;
  late: number;
}
/** How long the menu shows counts without asking again, in milliseconds. */
const menuRefreshMs = 60_000;

// The type alone: the answer's description is for the server.
const path: `/${(typeof memberCalls)["getToDo"]["path"]}` = "/member/toDo";

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
      const lines = await envelope.get<MemberAnswer<"getToDo">>(path);
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

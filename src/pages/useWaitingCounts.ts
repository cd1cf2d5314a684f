import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../../framework/admin/resources.tsx";
import {
  type CallAnswer,
  type memberCalls,
  type Resource,
  type ToDo,
  toCents,
} from "../../framework/schema/index.ts";
import { api } from "../connection.ts";
import { waitingKey } from "../queryClient.ts";

type Line = CallAnswer<(typeof memberCalls)["GET /member/toDo"]>[number];

export interface WaitingCount
  extends Pick<Line, "dueToday" | "now" | "dueBy" | "nextDue" | "oldest"> {
  resource: Resource;
  waiting: ToDo;
  /** Number of rows that wait, and of those whose deadline has passed. */
  all: number;
  late: number;
  /** The sum of the rows' amounts, in cents. */
  cents?: number;
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
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
} {
  const { resources } = useAdmin();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: waitingKey,
    queryFn: async () => {
      const lines = await api.call("GET /member/toDo");
      return lines.flatMap(({ resource: name, tab, total, overdue, amount, ...facts }) => {
        const resource = resources.find((one) => one.name === name);
        const waiting = resource?.toDo.find((line) => line.tab === tab);
        if (!resource || !waiting) return [];
        const cents = amount === undefined ? {} : { cents: toCents(amount) };
        return [{ ...facts, ...cents, resource, waiting, all: total, late: overdue }];
      });
    },
    ...(fresh
      ? { refetchOnMount: "always" as const }
      : { staleTime: menuRefreshMs, refetchInterval: menuRefreshMs }),
  });
  const state = { isPending, error, refetch };
  return data ? { counts: data, ...state } : state;
}

import { useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../../framework/admin/resources.tsx";
import type { Task } from "./useTasks.ts";

/** Returns the instant at which the oldest row of a task was added; null while it is unknown. */
export function useOldest(rows: Task["rows"]): string | null {
  const provider = useAdminProvider();
  const name = rows?.resource.name ?? "";
  const { data } = useQuery({
    queryKey: [name, "oldest", rows?.tab],
    queryFn: async () => {
      const { data: found } = await provider.getList(name, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: "id", order: "ASC" },
        filter: { tab: rows?.tab },
      });
      return found[0]?.addTime ?? null;
    },
    enabled: rows !== undefined,
    retry: false,
  });
  return data ?? null;
}

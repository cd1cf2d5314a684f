import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../framework/admin/provider.ts";

const staleAfter = 30_000;
/** How long further changes of the same action are awaited, in milliseconds. */
const recountAfter = 100;

/** A network failure is retried once; an API error is not retried. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && error.error === "network.unreachable";

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        // Focusing the window refetches stale data, not data that was just loaded.
        refetchOnWindowFocus: (query) => Date.now() - query.state.dataUpdatedAt > staleAfter,
      },
    },
  });
  // Answered from memory: no retry, never stale.
  client.setQueryDefaults(["auth"], { retry: false, staleTime: Number.POSITIVE_INFINITY });
  recountWaiting(client);
  return client;
}

/** The key of the counts of rows that wait for the member. */
export const waitingKey = ["waiting"] as const;

/** Rows that changed may wait no longer: counts what waits anew, once for all of one action. */
function recountWaiting(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  client.getQueryCache().subscribe((event) => {
    const isStale = event.type === "updated" && event.action.type === "invalidate";
    if (!isStale || event.query.queryKey[0] === waitingKey[0]) return;
    clearTimeout(timer);
    timer = setTimeout(() => void client.invalidateQueries({ queryKey: waitingKey }), recountAfter);
  });
}

import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../framework/admin/provider.ts";

const staleAfter = 30_000;

/** A lost connection is tried once more; what the server refused stays refused. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && error.error === "network";

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        // Coming back to the window reads what has been lying there for a while, not what was read a moment ago.
        refetchOnWindowFocus: (query) => Date.now() - query.state.dataUpdatedAt > staleAfter,
      },
    },
  });
  // Answered from memory: nothing to wait for, nothing to repeat.
  client.setQueryDefaults(["auth"], { retry: false, staleTime: Number.POSITIVE_INFINITY });
  return client;
}

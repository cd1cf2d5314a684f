import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../framework/admin/provider.ts";

const staleAfter = 30_000;

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
  return client;
}

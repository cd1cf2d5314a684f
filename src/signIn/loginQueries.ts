import { queryOptions } from "@tanstack/react-query";
import { api, queryClient } from "../connection.ts";
import { healthQuery } from "../session/useHealth.ts";

/** The configured third-party logins. */
export const thirdPartiesQuery = queryOptions({
  queryKey: ["thirdParties"],
  queryFn: () => api.call("GET /common/thirdParty"),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Loader of the login page: requests what the page shows while the messages are still loading, so
 * that the first render has it and nothing moves later. A failure shows the page without it.
 */
export function loadLogin(): null {
  void queryClient.prefetchQuery(healthQuery);
  void queryClient.prefetchQuery(thirdPartiesQuery);
  return null;
}

import { queryOptions, useQuery } from "@tanstack/react-query";

/** Response of `/api/health`; only a demo includes its logins. */
export interface Health {
  demo?: boolean;
  /** Whether payments are tests. */
  sandbox?: boolean;
  logins?: string[];
  password?: string;
}
async function readHealth(): Promise<Health> {
  const answer = await fetch("/api/health");
  return answer.ok ? answer.json() : {};
}
export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: readHealth,
  retry: false,
  staleTime: 60_000,
});
export const useHealth = (): Health | undefined => useQuery(healthQuery).data;

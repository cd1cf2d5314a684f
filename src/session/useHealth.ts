import { queryOptions, useQuery } from "@tanstack/react-query";
import type { AppAnswer } from "../../framework/schema/index.ts";

/** Response of `/api/health`; nothing of it is known while the server does not respond. */
export type Health = Partial<AppAnswer<"GET /health">>;
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

import { type QueryKey, useQuery } from "@tanstack/react-query";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";

const meta = { view: "record" };
/** Separate from list queries, whose rows lack the columns that the list does not show. */
export const recordKey = (resource: Pick<Resource, "name">, id: number): QueryKey => [
  resource.name,
  "getOne",
  { id: String(id), meta },
];

interface Options {
  /** Waits for the server's response, and does not refetch while the member types. */
  fresh?: boolean;
}
/** Loads a complete record. */
export function useRecord(resource: Resource, id: number, { fresh = false }: Options = {}) {
  const provider = useAdminProvider();
  const query = useQuery({
    queryKey: recordKey(resource, id),
    queryFn: async ({ signal }) =>
      (await provider.getOne<AdminRecord>(resource.name, { id, meta, signal })).data,
    ...(fresh && {
      refetchOnMount: "always" as const,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  });
  const { data, error, refetch, isFetchedAfterMount } = query;
  const ready = !fresh || isFetchedAfterMount;
  return { record: ready ? data : undefined, error: ready ? error : null, refetch };
}

import { type QueryKey, useQuery } from "@tanstack/react-query";
import { type DataProvider, useDataProvider } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

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
  /** Whether it is loaded at all; true by default. */
  enabled?: boolean;
}
/** The call that loads a record of one resource. */
interface GetRecord<R extends Resource> {
  getOne(
    resource: string,
    params: { id: number; meta: typeof meta; signal: AbortSignal },
  ): Promise<{ data: AdminRecord<R> }>;
}

/**
 * Loads a complete record; its fields are those of the resource.
 *
 * @example
 * ```ts
 * function useMinimum(id: number) {
 *   const { record } = useRecord(suppliers, id);
 *   return formatMoney(record?.minimumOrder ?? 0);
 * }
 * ```
 */
export function useRecord<R extends Resource>(
  resource: R,
  id: number,
  { fresh = false, enabled = true }: Options = {},
) {
  const provider = useDataProvider<GetRecord<R> & DataProvider>();
  const query = useQuery({
    enabled,
    queryKey: recordKey(resource, id),
    queryFn: async ({ signal }) =>
      (await provider.getOne(resource.name, { id, meta, signal })).data,
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

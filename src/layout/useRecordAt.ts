import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { recordKey } from "../../framework/admin/form/useRecord.ts";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import { useRecordTitle } from "../../framework/admin/show/useRecordTitle.ts";
import { resources } from "../apiClient.ts";
import type { RouteHandle } from "../routeHandle.ts";

const nothing = { name: "", label: "id", fields: {} };
/** Returns a row of a loaded list. */
const findListed = (client: QueryClient, name: string, id: number) =>
  client
    .getQueriesData<{ data?: readonly AdminRecord[] }>({ queryKey: [name, "getList"] })
    .flatMap(([, list]) => list?.data ?? [])
    .find((row) => row.id === id);

/**
 * Returns the name of a page's record once the page has loaded it, or from the list that showed it;
 * null if it has no name, undefined until it is known. Does not load the record itself.
 */
export function useRecordAt(
  handle: RouteHandle | null,
  id: string | undefined,
): string | null | undefined {
  const client = useQueryClient();
  const name = handle && "resource" in handle && id ? handle.resource : null;
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  const record = useSyncExternalStore(subscribe, () =>
    name === null
      ? undefined
      : (client.getQueryData<AdminRecord>(recordKey({ name }, Number(id))) ??
        findListed(client, name, Number(id))),
  );
  const title = useRecordTitle(
    resources.find((resource) => resource.name === name) ?? nothing,
    record,
  );
  if (!record) return undefined;
  return title && title !== `#${record.id}` ? title : null;
}

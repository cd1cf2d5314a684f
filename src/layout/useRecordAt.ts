import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { useTranslate } from "react-admin";
import { recordKey } from "../../framework/admin/form/useRecord.ts";
import { type AdminRecord, ApiError } from "../../framework/admin/provider.ts";
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
 * null if it has no name, undefined until it is known. Of a record that does not exist, the name
 * says so. Does not load the record itself.
 */
export function useRecordAt(
  handle: RouteHandle | null,
  id: string | undefined,
): string | null | undefined {
  const client = useQueryClient();
  const translate = useTranslate();
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
  const isMissing = useSyncExternalStore(subscribe, () => {
    if (name === null) return false;
    const error = client.getQueryState(recordKey({ name }, Number(id)))?.error;
    return error instanceof ApiError && error.code === 404;
  });
  const title = useRecordTitle(
    resources.find((resource) => resource.name === name) ?? nothing,
    record,
  );
  if (!record)
    return isMissing
      ? translate("framework.record.notFound", {
          name: translate(`resources.${name}.name`, { smart_count: 1 }),
        })
      : undefined;
  return title && title !== `#${record.id}` ? title : null;
}

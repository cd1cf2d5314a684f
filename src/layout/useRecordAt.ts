import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { recordKey } from "../../framework/admin/form/useRecord.ts";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import { useRecordTitle } from "../../framework/admin/show/useRecordTitle.ts";
import { resources } from "../apiClient.ts";
import type { RouteHandle } from "../routeHandle.ts";

const nothing = { name: "", label: "id", fields: {} };
/**
 * Returns the name of a page's record once the page has loaded it; does not load the record itself.
 */
export function useRecordAt(handle: RouteHandle | null, id: string | undefined): string | null {
  const client = useQueryClient();
  const name = handle && "resource" in handle && id ? handle.resource : null;
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  const record = useSyncExternalStore(subscribe, () =>
    name === null ? undefined : client.getQueryData<AdminRecord>(recordKey({ name }, Number(id))),
  );
  const title = useRecordTitle(
    resources.find((resource) => resource.name === name) ?? nothing,
    record,
  );
  return title && title !== `#${record?.id}` ? title : null;
}

import { useGetList, useListContext, useRecordContext, useResourceContext } from "react-admin";
import type { Resource } from "../schema/index.ts";
import type { AdminRecord, ListParams } from "./provider.ts";

/**
 * Loads a page of the rows of a resource, with the fields that its list shows.
 *
 * @example
 * ```ts
 * const usePaused = () =>
 *   useRecords(suppliers, {
 *     pagination: { page: 1, perPage: 5 },
 *     filter: { status: "paused" },
 *   }).data ?? [];
 * ```
 */
export const useRecords = <R extends Resource>(resource: R, params: ListParams) =>
  useGetList<AdminRecord<R>>(resource.name, params);

function useAssertedResource({ name }: Resource): void {
  const current = useResourceContext();
  if (current !== undefined && current !== name)
    throw new Error(`the screen shows "${current}", and not "${name}"`);
}
/**
 * Returns the rows of the current page of the surrounding list.
 *
 * @throws {Error} in the list of another resource.
 *
 * @example
 * ```ts
 * const useHasPaused = () =>
 *   useListedRecords(suppliers).some(({ status }) => status === "paused");
 * ```
 */
export function useListedRecords<R extends Resource>(resource: R): readonly AdminRecord<R>[] {
  useAssertedResource(resource);
  return useListContext<AdminRecord<R>>().data ?? [];
}
/**
 * Returns the stored record that the surrounding form edits; undefined while it creates one.
 *
 * @throws {Error} in the form of another resource.
 *
 * @example
 * ```ts
 * const useIsPaused = () => useStoredRecord(suppliers)?.status === "paused";
 * ```
 */
export function useStoredRecord<R extends Resource>(resource: R): AdminRecord<R> | undefined {
  useAssertedResource(resource);
  return useRecordContext<AdminRecord<R>>();
}

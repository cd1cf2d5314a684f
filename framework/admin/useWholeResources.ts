import { type Resource, readWhole } from "../schema/index.ts";
import { useAdmin } from "./resources.tsx";

/**
 * Returns all resources with their whole declarations, for components that read the fields or
 * actions of many. Suspends until they are loaded.
 *
 * @example
 * ```ts
 * const useActionCount = () => useWholeResources().flatMap(({ actionList }) => actionList).length;
 * ```
 */
export function useWholeResources(): readonly Resource[] {
  const { resources } = useAdmin();
  readWhole(resources);
  return resources;
}

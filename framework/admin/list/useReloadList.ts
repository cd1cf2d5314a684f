import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Resource } from "../../schema/index.ts";

/** Rows, counts and sums of a resource are read again; other resources stay as they are. */
export function useReloadList(resource: Pick<Resource, "name">) {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [resource.name] }), [queries, resource.name]);
}

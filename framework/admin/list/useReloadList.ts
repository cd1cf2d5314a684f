import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Resource } from "../../schema/index.ts";

/** Refetches rows, counts and sums of one resource. */
export function useReloadList(resource: Pick<Resource, "name">) {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: [resource.name] }),
    [queries, resource.name],
  );
}

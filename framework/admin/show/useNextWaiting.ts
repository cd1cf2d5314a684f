import { useQuery } from "@tanstack/react-query";
import type { Resource } from "../../schema/index.ts";
import { useActor, useAdminProvider } from "../resources.tsx";
import { type Decided, type NextLink, nextWaitingQuery } from "./nextWaiting.ts";

/**
 * Returns a link from a record that is done to the most urgent one that waits; null where none
 * does, and undefined while the record is not done or this is not known.
 */
export function useNextWaiting(
  resource: Resource,
  decided: Decided | null,
): NextLink | null | undefined {
  const query = nextWaitingQuery(useAdminProvider(), resource, useActor(), decided);
  const { data } = useQuery({ ...query, enabled: decided !== null });
  return decided === null ? undefined : data;
}

import { useQuery } from "@tanstack/react-query";
import { isAdmin } from "../../framework/schema/index.ts";
import { readHeldRoles } from "./changeRole.ts";
import type { Session } from "./session.ts";

/** The departments and roles in which the member may act; none for a main account. */
export function useHeldRoles({ actor }: Session) {
  const { data = [] } = useQuery({
    queryKey: ["roles held", actor.id],
    queryFn: readHeldRoles,
    enabled: !isAdmin(actor),
    staleTime: 60_000,
  });
  return data;
}

import { useState } from "react";
import { useAuthProvider } from "react-admin";
import { useNavigate, useSearchParams } from "react-router";
import type { AppAnswer } from "../../framework/schema/index.ts";
import { queryClient } from "../connection.ts";
import { safeRedirect } from "../guard.ts";

/** Response of every login method: a token, or a ticket for the second step. */
export type SessionGrant = AppAnswer<"POST /common/login">;

/**
 * Signs in with a call's response and opens the page that the guard had intercepted. Removes all
 * data of a previous member from memory.
 */
export function useEnter() {
  const auth = useAuthProvider();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [ticket, setTicket] = useState<string | null>(null);
  async function enter({ token, ticket: next }: SessionGrant): Promise<void> {
    if (next) return setTicket(next);
    await auth?.login({ token });
    // Active queries belong to the login page, contain no member's data, and would only be loaded
    // again.
    queryClient.removeQueries({ type: "inactive" });
    queryClient.getMutationCache().clear();
    await navigate(safeRedirect(search.get("redirect"), window.location.origin), { replace: true });
  }
  return {
    /** Ticket that waits for the second factor. */
    ticket,
    forget: () => setTicket(null),
    enter,
  };
}
export type Enter = ReturnType<typeof useEnter>;

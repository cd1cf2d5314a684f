import { useState } from "react";
import { useAuthProvider } from "react-admin";
import { useNavigate, useSearchParams } from "react-router";
import { envelope, queryClient } from "../apiClient.ts";
import { safeRedirect } from "../guard.ts";

/** What every way in answers: a token, or a ticket for the step that is missing. */
export interface WayIn {
  token?: string;
  ticket?: string;
}

/** Goes in with what a call answers, on to where the guard had stopped. Nothing of a member before is left in memory. */
export function useEnter() {
  const auth = useAuthProvider();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [ticket, setTicket] = useState<string | null>(null);
  async function enter({ token, ticket: next }: WayIn): Promise<void> {
    if (next) return setTicket(next);
    await auth?.login({ token });
    // What the login page itself shows is nobody's, and would be asked for again.
    queryClient.removeQueries({ type: "inactive" });
    queryClient.getMutationCache().clear();
    await navigate(safeRedirect(search.get("redirect"), window.location.origin), { replace: true });
  }
  return {
    /** Waits for the second factor. */
    ticket,
    forget: () => setTicket(null),
    enter,
    enterBy: async (call: string, body: Readonly<Record<string, string>>) =>
      enter(await envelope.post<WayIn>(call, body)),
  };
}
export type Enter = ReturnType<typeof useEnter>;

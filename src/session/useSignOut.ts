import { useCallback } from "react";
import { useAuthProvider } from "react-admin";
import { loginPath } from "../guard.ts";
import { flushPreferences } from "../settings/flushPreferences.ts";

/**
 * Signs out and restarts the app, so that none of the member's data remains in memory. The login
 * returns to this page.
 */
export function useSignOut() {
  const auth = useAuthProvider();
  return useCallback(async () => {
    const { pathname, search } = window.location;
    await flushPreferences();
    await auth?.logout({});
    window.location.assign(loginPath(pathname + search));
  }, [auth]);
}

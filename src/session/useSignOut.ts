import { useCallback } from "react";
import { useAuthProvider } from "react-admin";
import { loginPath } from "../guard.ts";

/** Signs out and starts the app anew, so that nothing of a member stays in memory. The login leads back to this page. */
export function useSignOut() {
  const auth = useAuthProvider();
  return useCallback(async () => {
    const { pathname, search } = window.location;
    await auth?.logout({});
    window.location.assign(loginPath(pathname + search));
  }, [auth]);
}

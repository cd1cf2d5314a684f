import { useState } from "react";
import { useAuthProvider, useTranslate } from "react-admin";
import { useNavigate, useSearchParams } from "react-router";
import { safeRedirect } from "../guard.ts";
import { queryClient } from "../house.ts";

/** Signs in and goes on to where the guard had stopped. Nothing of a member before is left in memory. */
export function useSignIn() {
  const auth = useAuthProvider();
  const translate = useTranslate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [signingIn, setSigningIn] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    signingIn,
    failure,
    async signIn(credentials: { username: string; password: string }): Promise<boolean> {
      setSigningIn(true);
      setFailure(null);
      try {
        await auth?.login(credentials);
        queryClient.clear();
        await navigate(safeRedirect(search.get("redirect"), window.location.origin), { replace: true });
        return true;
      } catch (error) {
        setFailure(error instanceof Error && error.message ? error.message : translate("refusal.network"));
        setSigningIn(false);
        return false;
      }
    },
  };
}

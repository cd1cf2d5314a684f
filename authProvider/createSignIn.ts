import type { AuthProvider } from "react-admin";
import type { Envelope } from "../dataProvider/index.ts";
import { forgetSession, hasSession } from "./csrfToken.ts";
import { isSignedOut } from "./isSignedOut.ts";
import type { SessionStore } from "./session.ts";

export interface SignInOptions {
  envelope: Pick<Envelope, "post">;
  session: Pick<SessionStore<unknown>, "load" | "clear">;
  translate?: (key: string) => string;
}

/**
 * Creates the part of react-admin's auth provider that signs in and out. The sign-in page needs
 * nothing else, and so loads no declaration.
 */
export function createSignIn({ envelope, session, translate = (key) => key }: SignInOptions) {
  return {
    /** Loads the session that a previous call opened; its response has set the cookies. */
    async login() {
      session.clear();
      if (!hasSession()) throw new Error(translate("markethall.signIn.cookiesBlocked"));
      await session.load().catch((error: unknown) => {
        // A temporary server failure does not end the session: the next page loads it again.
        if (!isSignedOut(error)) return;
        forgetSession();
        throw error;
      });
    },
    async logout() {
      // Logs out locally even if the server cannot be reached.
      if (hasSession()) await envelope.post("/common/logout").catch(() => {});
      forgetSession();
      session.clear();
    },
    checkAuth: () => (hasSession() ? Promise.resolve() : Promise.reject(new Error("no session"))),
    // An expired session opens a dialog in which the member decides; a sudden logout would discard
    // form input.
    checkError: () => Promise.resolve(),
  } satisfies AuthProvider;
}

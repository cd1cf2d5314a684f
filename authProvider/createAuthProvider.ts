import type { AuthProvider, UserIdentity } from "react-admin";
import type { Envelope } from "../dataProvider/index.ts";
import { can, type Operation, type Resource } from "../framework/schema/index.ts";
import { forgetSession, hasSession } from "./csrfToken.ts";
import { isSignedOut } from "./isSignedOut.ts";
import type { SessionStore } from "./session.ts";

/** react-admin's operation names that differ from ours. */
const commands: Readonly<Record<string, Operation>> = {
  list: "view",
  show: "view",
  clone: "create",
};

interface Options {
  resources: readonly Resource[];
  envelope: Pick<Envelope, "post">;
  session: SessionStore;
  translate?: (key: string) => string;
}

/**
 * Creates react-admin's auth provider. Permissions are answered from memory, so that no screen
 * waits for them.
 */
export function createAuthProvider({
  resources,
  envelope,
  session,
  translate = (key) => key,
}: Options): AuthProvider {
  const signedIn = () => session.current() ?? Promise.reject(new Error("nobody is signed in"));
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
    async getIdentity(): Promise<UserIdentity> {
      const { actor, avatar } = await signedIn();
      return { id: actor.id, fullName: actor.name, ...(avatar && { avatar }) };
    },
    getPermissions: async () => (await signedIn()).actor.permissions,
    async canAccess({ action, resource: name }) {
      const { actor } = await signedIn();
      const resource = resources.find((one) => one.name === name);
      return resource !== undefined && can(actor, resource, commands[action] ?? action);
    },
  };
}

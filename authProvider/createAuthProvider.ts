import type { AuthProvider, UserIdentity } from "react-admin";
import { type Actor, can, type Operation, type Resource } from "../framework/schema/index.ts";
import { createSignIn, type SignInOptions } from "./createSignIn.ts";
import type { SessionStore } from "./session.ts";

/** react-admin's operation names that differ from ours. */
const commands: Readonly<Record<string, Operation>> = {
  list: "view",
  show: "view",
  clone: "create",
};

interface Options extends SignInOptions {
  session: SessionStore<{ actor: Actor; avatar?: string | null }>;
  resources: readonly Resource[];
}

/**
 * Creates react-admin's auth provider. Permissions are answered from memory, so that no screen
 * waits for them.
 */
export function createAuthProvider({ resources, session, ...options }: Options): AuthProvider {
  const signedIn = () => session.current() ?? Promise.reject(new Error("nobody is signed in"));
  return {
    ...createSignIn({ ...options, session }),
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

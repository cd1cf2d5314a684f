import { localStorageStore, type Store } from "react-admin";

/** What a member prefers in one shop. Signing out forgets nothing of it, though react-admin asks the store to. */
export const preferencesOf = (scope: string): Store => ({ ...localStorageStore("1", `@${scope}@`), reset: () => {} });

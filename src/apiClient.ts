import {
  createAuthProvider,
  createSessionStore,
  readCsrfToken,
  type WireSession,
} from "../authProvider/index.ts";
import {
  createDataProvider,
  createEnvelope,
  createTransport,
  type TransportOptions,
} from "../dataProvider/index.ts";
import { readLocaleCookie, toLanguageHeader } from "../i18n/locale.ts";
import { resources } from "../resources/index.ts";
import { i18nProvider } from "./language.ts";
import { createQueryClient } from "./queryClient.ts";
import { sessionExpired } from "./session/expiry.ts";
import type { PreferenceCalls } from "./settings/memberStore.ts";

const connection: TransportOptions = {
  getCsrfToken: readCsrfToken,
  getLocale: () => toLanguageHeader(readLocaleCookie()),
  // Before the session is loaded no screen is shown: the route guard redirects to the login.
  onUnauthorized: () => {
    if (session.current()) sessionExpired.raise();
  },
  translate: (key) => i18nProvider.translate(key),
};
export const envelope = createEnvelope(createTransport(connection));

/** Instances that the whole app shares. */
export const session = createSessionStore(() => envelope.get<WireSession>("/member/shop/get"));
export const preferenceCalls: PreferenceCalls = {
  read: () => envelope.get("/member/preferences"),
  write: (changes) => envelope.post("/member/preferences", { changes }),
};
export const authProvider = createAuthProvider({
  resources,
  envelope,
  session,
  translate: (key) => i18nProvider.translate(key),
});
export const dataProvider = createDataProvider(resources, connection);
export const queryClient = createQueryClient();
export { resources };

import { createSessionStore, createSignIn, readCsrfToken } from "../authProvider/index.ts";
import {
  createAppClient,
  createEnvelope,
  createTransport,
  type TransportOptions,
} from "../dataProvider/index.ts";
import { readLocaleCookie, toLanguageHeader } from "../i18n/locale.ts";
import { i18nProvider } from "./language.ts";
import { createQueryClient } from "./queryClient.ts";
import { sessionExpired } from "./session/expiry.ts";
import { toSession } from "./session/session.ts";
import type { PreferenceCalls } from "./settings/memberStore.ts";

export const connection: TransportOptions = {
  getCsrfToken: readCsrfToken,
  getLocale: () => toLanguageHeader(readLocaleCookie()),
  // Before the session is loaded no screen is shown: the route guard redirects to the login.
  onUnauthorized: () => {
    if (session.current()) sessionExpired.raise();
  },
  translate: (key) => i18nProvider.translate(key),
};

/** Instances that the whole app shares. They import no declaration of a resource. */
export const envelope = createEnvelope(createTransport(connection));
export const api = createAppClient(envelope);
export const session = createSessionStore(async () =>
  toSession(await api.call("GET /member/shop/get")),
);
export const preferenceCalls: PreferenceCalls = {
  read: () => api.call("GET /member/preferences"),
  write: (changes) => api.call("POST /member/preferences", { changes: { ...changes } }),
};
export const signIn = createSignIn({
  envelope,
  session,
  translate: (key) => i18nProvider.translate(key),
});
export const queryClient = createQueryClient();

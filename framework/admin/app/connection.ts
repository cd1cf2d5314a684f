import type { AuthProvider } from "react-admin";
import {
  createAuthProvider,
  createSessionStore,
  forgetSession,
  hasSession,
  isSignedOut,
  readCsrfToken,
} from "../../../authProvider/index.ts";
import {
  createDataProvider,
  createEnvelope,
  createTransport,
} from "../../../dataProvider/index.ts";
import { toLanguageHeader } from "../../../i18n/locale.ts";
import type { Locale, MemberSession, Resource } from "../../schema/index.ts";
import type { AppDataProvider } from "../provider.ts";

/** The browser app's connection with its server. */
export interface Connection {
  dataProvider: AppDataProvider;
  authProvider: AuthProvider;
  /** Loads the session of the browser's cookie; null when nobody is signed in. */
  loadSession(): Promise<MemberSession | null>;
  /** @throws {ApiError} when the server refuses the name or the password. */
  signIn(username: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

/**
 * Creates the connection. `onSignedOut` is called when the server no longer accepts the session.
 */
export function createConnection(options: {
  locale: Locale;
  resources: readonly Resource[];
  translate(key: string): string;
  onSignedOut(): void;
}): Connection {
  const { locale, resources, translate, onSignedOut } = options;
  const transport = {
    getCsrfToken: readCsrfToken,
    getLocale: () => toLanguageHeader(locale),
    onUnauthorized: () => {
      if (!session.current()) return;
      forget();
      onSignedOut();
    },
    translate,
  };
  const envelope = createEnvelope(createTransport(transport));
  const session = createSessionStore(() => envelope.get<MemberSession>("/common/session"));
  const forget = () => {
    forgetSession();
    session.clear();
  };
  return {
    dataProvider: createDataProvider(resources, transport),
    authProvider: createAuthProvider({ resources, envelope, session, translate }),
    async loadSession() {
      if (!hasSession()) return null;
      try {
        return await session.load();
      } catch (error) {
        if (!isSignedOut(error)) throw error;
        forget();
        return null;
      }
    },
    async signIn(username, password) {
      session.clear();
      await envelope.post("/common/login", { username, password });
    },
    async signOut() {
      // Signs out in this browser even if the server cannot be reached.
      await envelope.post("/common/logout").catch(() => {});
      forget();
    },
  };
}

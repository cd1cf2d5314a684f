export { createAuthProvider } from "./createAuthProvider.ts";
export { forgetSession, hasSession, readCsrfToken } from "./csrfToken.ts";
export { isSignedOut } from "./isSignedOut.ts";
export { createSessionKeeper, type Session, type SessionKeeper, toScope, type WireSession } from "./session.ts";

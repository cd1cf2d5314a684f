export { createAuthProvider } from "./createAuthProvider.ts";
export { isSignedOut } from "./isSignedOut.ts";
export { createSessionKeeper, type Session, type SessionKeeper, scopeOf, type WireSession } from "./session.ts";
export { clearToken, readToken, writeToken } from "./token.ts";

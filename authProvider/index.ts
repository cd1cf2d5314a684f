export { createAuthProvider } from "./createAuthProvider.ts";
export { createSignIn } from "./createSignIn.ts";
export { forgetSession, hasSession, readCsrfToken } from "./csrfToken.ts";
export { isSignedOut } from "./isSignedOut.ts";
export { createSessionStore, type SessionStore } from "./session.ts";

import { getCsrfCookies } from "../framework/schema/csrf.ts";

/**
 * Returns the CSRF token of the browser's session, or null without a session. The session token
 * itself is in an HttpOnly cookie.
 */
export function readCsrfToken(): string | null {
  const pairs = document.cookie.split("; ");
  for (const name of Object.values(getCsrfCookies())) {
    const found = pairs.find((pair) => pair.startsWith(`${name}=`));
    if (found && found.length > name.length + 1) return found.slice(name.length + 1);
  }
  return null;
}
export const hasSession = (): boolean => readCsrfToken() !== null;

/**
 * Ends the session in this browser: the server accepts the session cookie only together with this
 * one.
 */
export function forgetSession(): void {
  // biome-ignore-start lint/suspicious/noDocumentCookie: the cookie store exists only over https
  document.cookie = `${getCsrfCookies().plain}=; path=/; max-age=0`;
  document.cookie = `${getCsrfCookies().secure}=; path=/; max-age=0; Secure`;
  // biome-ignore-end lint/suspicious/noDocumentCookie: as above
}

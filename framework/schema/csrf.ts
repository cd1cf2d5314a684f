import { getApp } from "./app.ts";

/**
 * The script-readable cookie next to the HttpOnly session cookie: its value proves that a page of
 * this origin makes a call. Browsers accept the `secure` name over https only; plain http uses
 * `plain`.
 */
export const getCsrfCookies = () => {
  const { id } = getApp();
  return { secure: `__Host-${id}_csrf`, plain: `${id}_csrf` } as const;
};
/**
 * The header that repeats the cookie's value. A form or a page of another origin cannot send it.
 */
export const csrfHeader = "x-csrf-token";
/** Error code of a call whose header does not match its session. */
export const csrfMismatch = "session.csrfMismatch";

/**
 * The cookie that scripts read, beside the session cookie, which they cannot: its value proves that a page of this origin makes a call.
 * Browsers keep the first name over https only; plain http has the second one.
 */
export const csrfCookies = { secure: "__Host-markethall_csrf", plain: "markethall_csrf" } as const;
/** The header that repeats the cookie's value. A form or a page of another origin cannot send it. */
export const csrfHeader = "x-csrf-token";
/** The machine word of a refused call whose header does not match its session. */
export const csrfMismatch = "session.csrfMismatch";

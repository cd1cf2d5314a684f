const name = "token";
const attributes = () => `path=/; SameSite=Strict${location.protocol === "https:" ? "; Secure" : ""}`;

/** The token lives in a cookie, as the specification stores it, until the browser closes. */
export function readToken(): string | null {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) || null : null;
}
export function writeToken(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store exists only over https
  document.cookie = `${name}=${encodeURIComponent(token)}; ${attributes()}`;
}
export function clearToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=; ${attributes()}; max-age=0`;
}

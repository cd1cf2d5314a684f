/** Paths that require no token. */
const openPaths: readonly string[] = ["/login", "/auth-redirect", "/show", "/invitation"];
export const isOpen = (pathname: string): boolean => openPaths.includes(pathname);

/** Returns the login path with the path to return to. */
export const loginPath = (original: string): string =>
  `/login?redirect=${encodeURIComponent(original).replaceAll("%2F", "/")}`;

interface Visitor {
  hasToken: boolean;
  /** Whether the member's shop has no name yet; undefined before the session is loaded. */
  needsShop?: boolean;
}
/** Returns the path that a visitor is redirected to, or null to open the requested one. */
export function guard(
  { pathname, search }: { pathname: string; search: string },
  visitor: Visitor,
): string | null {
  // Whoever follows a link to open a shop has no account yet.
  if (!visitor.hasToken && pathname === "/join") return `${loginPath("/join")}&view=register`;
  if (!visitor.hasToken) return isOpen(pathname) ? null : loginPath(pathname + search);
  if (pathname === "/login") return "/";
  if (visitor.needsShop === undefined || isOpen(pathname)) return null;
  if (pathname === "/join") return visitor.needsShop ? null : "/";
  return visitor.needsShop ? "/join" : null;
}

/** Returns the path to return to after signing in, always on this site. */
export function safeRedirect(raw: string | null, origin: string): string {
  if (!raw?.startsWith("/")) return "/";
  try {
    const { origin: other, pathname, search, hash } = new URL(raw, origin);
    const isOurs = other === origin && pathname !== "/login" && !pathname.startsWith("//");
    return isOurs ? pathname + search + hash : "/";
  } catch {
    return "/";
  }
}

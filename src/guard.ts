/** Open without a token; every other path asks for one. */
const openPaths: readonly string[] = ["/login", "/auth-redirect", "/show"];
export const isOpen = (pathname: string): boolean => openPaths.includes(pathname);

/** Where signing in starts, and where it leads back to. */
export const loginPath = (original: string): string =>
  `/login?redirect=${encodeURIComponent(original).replaceAll("%2F", "/")}`;

interface Visitor {
  hasToken: boolean;
  /** A shop's member whose shop has no name yet; unknown before the session is read. */
  needsShop?: boolean;
}
/** Where a visitor is sent instead of the path asked for, or null to let them in. */
export function guard({ pathname, search }: { pathname: string; search: string }, visitor: Visitor): string | null {
  if (!visitor.hasToken) return isOpen(pathname) ? null : loginPath(pathname + search);
  if (pathname === "/login") return "/";
  if (visitor.needsShop === undefined || isOpen(pathname)) return null;
  if (pathname === "/join") return visitor.needsShop ? null : "/";
  return visitor.needsShop ? "/join" : null;
}

/** The path to return to after signing in: one of this site, never another's. */
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

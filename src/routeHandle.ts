import { useMatches } from "react-router";
import type { ResourceHandle } from "../framework/admin/app/resourceHandle.ts";

export const rootId = "root";
/**
 * Metadata of a route for title, breadcrumb and menu: a page's message key, or a screen of a
 * resource with its menu item.
 */
export type RouteHandle = { title: string } | ResourceHandle;

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === "object" && handle !== null && ("title" in handle || "resource" in handle);

/** Returns the innermost route handle, and the id in its path. */
export function useRouteHandle(): { handle: RouteHandle | null; id: string | undefined } {
  const match = useMatches().findLast((one) => isHandle(one.handle));
  return { handle: isHandle(match?.handle) ? match.handle : null, id: match?.params.id };
}

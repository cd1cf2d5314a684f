import { useMatches } from "react-router";
import type { View } from "../framework/admin/paths.ts";

export const rootId = "root";
/** What a route says of itself to title, breadcrumb and menu: a page's key, or a view of a resource, by its own entry of the menu. */
export type RouteHandle = { title: string } | { resource: string; view: View; entry?: string };

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === "object" && handle !== null && ("title" in handle || "resource" in handle);

/** The innermost route that says something, and the id in its path. */
export function useRouteHandle(): { handle: RouteHandle | null; id: string | undefined } {
  const match = useMatches().findLast((one) => isHandle(one.handle));
  return { handle: isHandle(match?.handle) ? match.handle : null, id: match?.params.id };
}

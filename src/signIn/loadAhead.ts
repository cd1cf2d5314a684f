import { matchRoutes, type RouteObject } from "react-router";
import { safeRedirect } from "../guard.ts";

/** Milliseconds of delay, so that the login page loads first. */
const afterMs = 300;

/** Preloads the code of the page that follows the login while the user types. */
export function loadAhead(routes: RouteObject[], { searchParams, origin }: URL): null {
  const next = new URL(safeRedirect(searchParams.get("redirect"), origin), origin).pathname;
  setTimeout(() => {
    // Code that fails to preload is requested again when it is needed.
    for (const { route } of matchRoutes(routes, next === "/" ? "/dashboard" : next) ?? [])
      if (typeof route.lazy === "function") void Promise.resolve(route.lazy()).catch(() => {});
  }, afterMs);
  return null;
}

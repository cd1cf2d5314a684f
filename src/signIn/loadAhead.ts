import { matchRoutes, type RouteObject } from "react-router";
import { safeRedirect } from "../guard.ts";

/** The login page itself comes first. */
const afterMs = 300;

/** While a person types, the code of the page to which signing in will lead. */
export function loadAhead(routes: RouteObject[], { searchParams, origin }: URL): null {
  const next = new URL(safeRedirect(searchParams.get("redirect"), origin), origin).pathname;
  setTimeout(() => {
    // What does not come now is asked for again, and missed, when it is needed.
    for (const { route } of matchRoutes(routes, next === "/" ? "/dashboard" : next) ?? [])
      if (typeof route.lazy === "function") void Promise.resolve(route.lazy()).catch(() => {});
  }, afterMs);
  return null;
}

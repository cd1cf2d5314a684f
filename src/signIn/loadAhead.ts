import { matchRoutes } from "react-router";
import { whenIdle } from "../../framework/admin/lazy/whenIdle.ts";
import { safeRedirect } from "../guard.ts";

/** Loads the code of the page at a path. What fails is requested again when it is needed. */
async function loadPage(path: string): Promise<void> {
  const { signedInRoutes } = await import("../signedInRoutes.tsx");
  for (const { route } of matchRoutes(signedInRoutes, path) ?? [])
    if (typeof route.lazy === "function") void Promise.resolve(route.lazy()).catch(() => {});
}

/** Preloads the code of the page that follows the login while the user types. */
export function loadAhead({ searchParams, origin }: URL): void {
  const next = new URL(safeRedirect(searchParams.get("redirect"), origin), origin).pathname;
  whenIdle(() => void loadPage(next === "/" ? "/dashboard" : next).catch(() => {}));
}

import { matchRoutes } from "react-router";
import { whenIdle } from "../../framework/admin/lazy/whenIdle.ts";
import { safeRedirect } from "../guard.ts";

/** Fetches the files of a member's first page into the browser's cache, without running them. */
async function fetchNextFiles(): Promise<void> {
  // The build writes the list; the development server has no files to list.
  if (!import.meta.env.PROD) return;
  const response = await fetch("/next-files.json");
  const files: unknown = await response.json();
  for (const file of Array.isArray(files) ? files : []) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = String(file);
    document.head.append(link);
  }
}

/** Loads the code of the page at a path. What fails is requested again when it is needed. */
async function loadPage(path: string): Promise<void> {
  const { signedInRoutes } = await import("../signedInRoutes.tsx");
  for (const { route } of matchRoutes(signedInRoutes, path) ?? [])
    if (typeof route.lazy === "function") void Promise.resolve(route.lazy()).catch(() => {});
}

/**
 * Prepares the page that follows the login: its files are fetched when the browser is idle, and run
 * when the user begins to type or to press, so that they never delay the sign-in page itself.
 * Returns a function that stops waiting for the user.
 */
export function loadAhead({ searchParams, origin }: URL): () => void {
  const next = new URL(safeRedirect(searchParams.get("redirect"), origin), origin).pathname;
  whenIdle(() => void fetchNextFiles().catch(() => {}));
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    whenIdle(() => void loadPage(next === "/" ? "/dashboard" : next).catch(() => {}));
  };
  for (const event of ["keydown", "pointerdown"])
    window.addEventListener(event, load, { signal: stop.signal });
  return () => stop.abort();
}

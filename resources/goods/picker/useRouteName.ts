import { useMatches } from "react-router";

/**
 * Returns the name of the current route: the title or resource of its handle, otherwise the last
 * segment of its path.
 */
export function useRouteName(): string | null {
  const match = useMatches().at(-1);
  const { handle } = match ?? {};
  if (typeof handle === "object" && handle !== null) {
    if ("title" in handle && typeof handle.title === "string") return handle.title;
    if ("resource" in handle && typeof handle.resource === "string") return handle.resource;
  }
  return match?.pathname.split("/").filter(Boolean).at(-1) ?? null;
}

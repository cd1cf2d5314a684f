import { useMatches } from "react-router";

/** What the current route is named: by its handle where it says so, else by the last step of its path. */
export function useRouteName(): string | null {
  const match = useMatches().at(-1);
  const { handle } = match ?? {};
  if (typeof handle === "object" && handle !== null) {
    if ("title" in handle && typeof handle.title === "string") return handle.title;
    if ("resource" in handle && typeof handle.resource === "string") return handle.resource;
  }
  return match?.pathname.split("/").filter(Boolean).at(-1) ?? null;
}

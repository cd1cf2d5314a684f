import type { Resource } from "../schema/index.ts";

export type View = "list" | "create" | "edit" | "show";

/**
 * Where each view of a resource lives. react-admin fixes the paths below a resource's own name; the specification has others,
 * so every link and every route of a resource asks here.
 */
export function pathOf(resource: Pick<Resource, "route">, view: View, id?: number | string): string {
  if (view === "list") return resource.route;
  if (view === "create") return `${resource.route}/add`;
  return view === "edit" ? `${resource.route}/edit/${id}` : `${resource.route}/show/${id}`;
}

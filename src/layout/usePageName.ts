import { useTranslate } from "react-admin";
import { type RouteHandle, useRouteHandle } from "../routeHandle.ts";

/** What a page is called, for the title and the breadcrumb; null where the route says nothing. */
export function usePageName(): { name: string | null; handle: RouteHandle | null } {
  const translate = useTranslate();
  const { handle, id } = useRouteHandle();
  if (!handle) return { name: null, handle };
  if ("title" in handle) return { name: translate(`markethall.shell.titles.${handle.title}`), handle };
  const { resource, view } = handle;
  if (view === "list") return { name: translate(`resources.${resource}.name`, { smart_count: 2 }), handle };
  const one = translate(`resources.${resource}.name`, { smart_count: 1 });
  const name = id ? `${one} #${id}` : one;
  return { name: translate(`markethall.shell.titles.${view === "show" ? "record" : view}`, { name }), handle };
}

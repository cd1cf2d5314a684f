import { useTranslate } from "react-admin";
import { type RouteHandle, useRouteHandle } from "../routeHandle.ts";

/** What a page is called that a route says this of itself. */
export function pageNameOf(translate: ReturnType<typeof useTranslate>, handle: RouteHandle, id?: string): string {
  if ("title" in handle) return translate(`markethall.shell.titles.${handle.title}`);
  const { resource, view } = handle;
  if (view === "list") return translate(`resources.${resource}.name`, { smart_count: 2 });
  const one = translate(`resources.${resource}.name`, { smart_count: 1 });
  const name = id ? `${one} #${id}` : one;
  return translate(`markethall.shell.titles.${view === "show" ? "record" : view}`, { name });
}

/** What the page is called, for the title and the breadcrumb; null where the route says nothing. */
export function usePageName(): { name: string | null; handle: RouteHandle | null } {
  const translate = useTranslate();
  const { handle, id } = useRouteHandle();
  return { name: handle && pageNameOf(translate, handle, id), handle };
}

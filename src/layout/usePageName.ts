import { useTranslate } from "react-admin";
import { menuItemName } from "../../framework/admin/useResourceMessages.ts";
import { type RouteHandle, useRouteHandle } from "../routeHandle.ts";
import { useRecordAt } from "./useRecordAt.ts";

interface Page {
  handle: RouteHandle;
  id?: string | undefined;
  /** What its record is called, where that is known. */
  record?: string | null | undefined;
}
/** What a page is called that a route says this of itself. */
export function pageNameOf(translate: ReturnType<typeof useTranslate>, { handle, id, record }: Page): string {
  if ("title" in handle) return translate(`markethall.shell.titles.${handle.title}`);
  const { resource, view, entry = null } = handle;
  if (view === "list" || entry) return menuItemName(translate, { name: resource, view: entry });
  const one = translate(`resources.${resource}.name`, { smart_count: 1 });
  const name = record ?? (id ? `${one} #${id}` : one);
  return translate(`markethall.shell.titles.${view === "show" ? "record" : view}`, { name });
}

/** What the page is called, for the title and the breadcrumb; null where the route says nothing. */
export function usePageName(): { name: string | null; handle: RouteHandle | null } {
  const translate = useTranslate();
  const { handle, id } = useRouteHandle();
  const record = useRecordAt(handle, id);
  return { name: handle && pageNameOf(translate, { handle, id, record }), handle };
}

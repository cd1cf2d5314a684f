import { useLocale, useTranslate } from "react-admin";
import { getMenuItemName } from "../../framework/admin/useResourceMessages.ts";
import { insideSentence } from "../../framework/schema/locales/insideSentence.ts";
import { type RouteHandle, useRouteHandle } from "../routeHandle.ts";
import { useRecordAt } from "./useRecordAt.ts";

interface Page {
  handle: RouteHandle;
  id?: string | undefined;
  /** Name of the record; null where it has none, undefined until it is known. */
  record?: string | null | undefined;
}
/** Returns the name of a page from its route handle. */
export function getPageName(
  translate: ReturnType<typeof useTranslate>,
  locale: string,
  { handle, id, record }: Page,
): string {
  if ("title" in handle) return translate(`markethall.shell.titles.${handle.title}`);
  const { resource, view, entry = null } = handle;
  if (view === "list" || entry) return getMenuItemName(translate, { name: resource, view: entry });
  const one = translate(`resources.${resource}.name`, { smart_count: 1 });
  const kind = view === "show" ? one : insideSentence(one, locale);
  // A record that is not loaded yet has no name: its number would only flash.
  const name = record ?? (id && record === null ? `${kind} #${id}` : kind);
  return translate(`markethall.shell.titles.${view === "show" ? "record" : view}`, { name });
}

/** Returns the page's name for the title and the breadcrumb; null for a route without a handle. */
export function usePageName(): { name: string | null; handle: RouteHandle | null } {
  const translate = useTranslate();
  const locale = useLocale();
  const { handle, id } = useRouteHandle();
  const record = useRecordAt(handle, id);
  return { name: handle && getPageName(translate, locale, { handle, id, record }), handle };
}

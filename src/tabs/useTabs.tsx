import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useStoreContext } from "react-admin";
import { useLocation, useNavigate } from "react-router";
import { listStoreKey } from "../../framework/admin/list/useListPreference.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { useLeaveQuestion } from "../layout/LeaveQuestion.tsx";
import { useRecordAt } from "../layout/useRecordAt.ts";
import { useRouteHandle } from "../routeHandle.ts";
import {
  addTab,
  findNeighbour,
  isPersistent,
  pinnedPath,
  restoreTabs,
  retainTab,
  type Scroll,
  type Tab,
  without,
} from "./tabs.ts";
import { useTabScroll } from "./useTabScroll.ts";

export interface Tabs {
  tabs: readonly Tab[];
  here: string;
  refresh: (tab: Tab) => void;
  close: (tab: Tab) => void;
  closeOthers: (tab: Tab) => void;
  closeAll: () => void;
  /** Confirmation dialog before a form with unsaved changes is closed. */
  question: ReactNode;
}

/** Returns the pages that the member has visited in this window; they survive a reload. */
export function useTabs(main: RefObject<HTMLElement | null>): Tabs {
  const { resources, actor } = useAdmin();
  const store = useStoreContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { handle, id } = useRouteHandle();
  const record = useRecordAt(handle, id);
  const { ask, question } = useLeaveQuestion();
  const storageKey = `markethall.tabs.${actor.realm}-${actor.id}-${actor.tenantId ?? "none"}`;
  const [tabs, setTabs] = useState(() =>
    restoreTabs(sessionStorage.getItem(storageKey), resources, actor),
  );
  const scrolls = useRef(
    new Map<string, Scroll>(tabs.flatMap(({ path, scroll }) => (scroll ? [[path, scroll]] : []))),
  );

  useEffect(() => {
    if (!handle || !isPersistent(handle) || pathname.startsWith("/redirect/")) return;
    setTabs((before) => addTab(before, { path: pathname, search, handle, id, record }));
  }, [pathname, search, handle, id, record]);
  useEffect(() => {
    const keep = () =>
      sessionStorage.setItem(
        storageKey,
        JSON.stringify(tabs.map((tab) => ({ ...tab, scroll: scrolls.current.get(tab.path) }))),
      );
    keep();
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [tabs, storageKey]);

  const onScroll = useCallback((path: string, scroll: Scroll) => {
    scrolls.current.set(path, scroll);
  }, []);
  const known = tabs.find(({ path }) => path === pathname);
  // Another query of the same list starts at its top.
  const left =
    known && (search === "" || search === known.search) ? scrolls.current.get(pathname) : undefined;
  useTabScroll({ main, path: pathname, left, onScroll });

  /** A closed page has no restored state when it is opened again. */
  const forget = (closed: readonly Tab[]) => {
    for (const { path, handle: of } of closed) {
      scrolls.current.delete(path);
      const resource = "resource" in of &&
        of.view === "list" && { name: of.resource, view: of.entry ?? null };
      if (resource) store.removeItem(listStoreKey(actor, resource, "asked"));
    }
  };
  const retainTabs = (remaining: readonly Tab[], next: Pick<Tab, "path" | "search">) => {
    const closed = tabs.filter((tab) => !remaining.includes(tab));
    const leaves = closed.some(({ path }) => path === pathname);
    const go = async () => {
      setTabs(remaining);
      if (leaves || next.path !== pathname) await navigate(next.path + next.search);
      forget(closed);
    };
    if (leaves) ask(() => void go());
    else void go();
  };
  const place = { path: pathname, search };
  return {
    tabs,
    here: pathname,
    question,
    refresh: ({ path, search }) =>
      void navigate(`/redirect${path}${path === pathname ? search : search}`, {
        replace: path === pathname,
      }),
    close: ({ path }) =>
      retainTabs(without(tabs, path), path === pathname ? findNeighbour(tabs, path) : place),
    closeOthers: (tab) =>
      retainTabs(retainTab(tabs, tab.path), tab.path === pathname ? place : tab),
    closeAll: () => retainTabs(retainTab(tabs, pinnedPath), { path: pinnedPath, search: "" }),
  };
}

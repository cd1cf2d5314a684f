import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useEvent, useTranslate } from "react-admin";
import { listNoticeKinds } from "../../../core/noticeKinds.ts";
import { useActor, useAdmin } from "../../../framework/admin/resources.tsx";
import type { AppAnswer } from "../../../framework/schema/index.ts";
import { api } from "../../connection.ts";

/** Milliseconds between polls while the page is visible. */
const everyMs = 30_000;
const unreadKey = ["notices", "unread"] as const;
const listKey = ["notices", "list"] as const;

/** The notices of a member; the amounts are in dollars. */
export type Notices = AppAnswer<"GET /member/notice/getList">;
export type Notice = Notices["list"][number];
type Unread = AppAnswer<"GET /member/notice/getUnread">;

/** Counts the unread notices, and polls while the page is visible. */
export const useUnread = (): number =>
  useQuery({
    queryKey: unreadKey,
    queryFn: () => api.call("GET /member/notice/getUnread"),
    refetchInterval: everyMs,
    // A lost connection is reported by the user's own actions, not by the bell.
    retry: false,
  }).data?.unread ?? 0;

/** Loads the notices while their list is open: it is much larger than their count. */
export function useNotices(isOpen: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: listKey,
    queryFn: async () => {
      const notices = await api.call("GET /member/notice/getList");
      client.setQueryData<Unread>(unreadKey, { unread: notices.unread });
      return notices;
    },
    enabled: isOpen,
    refetchInterval: everyMs,
    retry: false,
  });
}

/** Marks all notices shown as read; new ones stay highlighted until the next load. */
export function useLookedAt(): () => void {
  const client = useQueryClient();
  return useEvent(() => {
    const current = client.getQueryData<Notices>(listKey);
    const latest = current?.list[0];
    if (!current || !latest || current.unread === 0) return;
    client.setQueryData<Notices>(listKey, { ...current, unread: 0 });
    client.setQueryData<Unread>(unreadKey, { unread: 0 });
    // If this call fails, the notices are unread again and can be marked later.
    api
      .call("POST /member/notice/read", {
        id: latest.id,
        ...(current.seen ? { seen: current.seen } : {}),
      })
      .catch(() => {});
  });
}

/** The largest count shown; a higher one is shown as `99+`. */
export const maxShown = 99;

/** Returns whether the member receives notices at all. */
export function useHasNotices(): boolean {
  const actor = useActor();
  const { resources } = useAdmin();
  return listNoticeKinds(actor, resources).length > 0;
}

/**
 * Returns the notices of an inbox, and its name with the number of unread ones. Notices that arrive
 * while it is open are marked as read too.
 */
export function useInbox(isOpen: boolean) {
  const translate = useTranslate();
  const unread = useUnread();
  const notices = useNotices(isOpen);
  const lookedAt = useLookedAt();
  const newInList = notices.data?.unread ?? 0;
  useEffect(() => {
    if (isOpen && newInList > 0) lookedAt();
  }, [isOpen, newInList, lookedAt]);
  const title = translate("markethall.shell.notices.title");
  const label =
    unread > 0
      ? translate("markethall.shell.notices.unread", {
          smart_count: unread,
          many: unread > maxShown ? `${maxShown}+` : unread,
        })
      : title;
  return { notices, unread, title, label };
}

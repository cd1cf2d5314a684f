import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { listNoticeKinds } from "../../../core/noticeKinds.ts";
import { useActor, useAdmin } from "../../../framework/admin/resources.tsx";
import type { AppAnswer } from "../../../framework/schema/index.ts";
import { api } from "../../connection.ts";

/** Milliseconds between polls while the page is visible. */
const everyMs = 30_000;
export const unreadKey = ["notices", "unread"] as const;
export const listKey = ["notices", "list"] as const;

/** The notices of a member; the amounts are in dollars. */
export type Notices = AppAnswer<"GET /member/notice/getList">;
export type Notice = Notices["list"][number];
export type Unread = AppAnswer<"GET /member/notice/getUnread">;

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

/** The largest count shown; a higher one is shown as `99+`. */
export const maxShown = 99;

/** Returns whether the member receives notices at all. */
export function useHasNotices(): boolean {
  const actor = useActor();
  const { resources } = useAdmin();
  return listNoticeKinds(actor, resources).length > 0;
}

/** Returns the notices of an inbox, and its name with the number of unread ones. */
export function useInbox(isOpen: boolean) {
  const translate = useTranslate();
  const unread = useUnread();
  const notices = useNotices(isOpen);
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

import { useQueryClient } from "@tanstack/react-query";
import { useEvent } from "react-admin";
import { api } from "../../connection.ts";
import { listKey, type Notices, type Unread, unreadKey } from "./useNotices.ts";

/**
 * Returns functions that mark one notice or all of them as read. If a call fails, the notices are
 * unread again after the next load, and can be marked later.
 */
export function useMarkRead() {
  const client = useQueryClient();
  const show = (notices: Notices) => {
    client.setQueryData<Notices>(listKey, notices);
    client.setQueryData<Unread>(unreadKey, { unread: notices.unread });
  };
  return {
    markOne: useEvent((id: number) => {
      const current = client.getQueryData<Notices>(listKey);
      if (!current?.list.some((notice) => notice.id === id && notice.unread)) return;
      show({
        ...current,
        unread: Math.max(0, current.unread - 1),
        list: current.list.map((one) => (one.id === id ? { ...one, unread: false } : one)),
      });
      api.call("POST /member/notice/open", { id }).catch(() => {});
    }),
    markAll: useEvent(() => {
      const current = client.getQueryData<Notices>(listKey);
      const latest = current?.list[0];
      if (!current || !latest) return;
      show({
        ...current,
        unread: 0,
        list: current.list.map((one) => ({ ...one, unread: false })),
      });
      const seen = current.seen ? { seen: current.seen } : {};
      api.call("POST /member/notice/read", { id: latest.id, ...seen }).catch(() => {});
    }),
  };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEvent } from "react-admin";
import type { NoticeKind } from "../../../core/noticeKinds.ts";
import type { Localized } from "../../../framework/schema/index.ts";
import { envelope } from "../../connection.ts";

/** Milliseconds between polls while the page is visible. */
const everyMs = 30_000;
const unreadKey = ["notices", "unread"] as const;
const listKey = ["notices", "list"] as const;

/** The wire format; the amount is in dollars. */
export interface Notice {
  id: number;
  kind: NoticeKind;
  refId: number;
  no: string | null;
  amount: number | null;
  who: string | null;
  goodsName: Localized | null;
  img: string | null;
  addTime: string;
  unread: boolean;
}
export interface Notices {
  list: readonly Notice[];
  unread: number;
  /** Snapshot of the notices visible to the list, which is sent back to mark them as read. */
  seen?: string | null;
}

type Unread = Pick<Notices, "unread">;

/** Counts the unread notices, and polls while the page is visible. */
export const useUnread = (): number =>
  useQuery({
    queryKey: unreadKey,
    queryFn: () => envelope.get<Unread>("/member/notice/getUnread"),
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
      const notices = await envelope.get<Notices>("/member/notice/getList");
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
    envelope
      .post("/member/notice/read", {
        id: latest.id,
        ...(current.seen ? { seen: current.seen } : {}),
      })
      .catch(() => {});
  });
}

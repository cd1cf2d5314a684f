import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEvent } from "react-admin";
import type { Localized } from "../../../framework/schema/index.ts";
import type { NoticeKind } from "../../../resources/notices/notices/noticeKinds.ts";
import { envelope } from "../../apiClient.ts";

/** How soon somebody who looks at the screen is told. */
const everyMs = 30_000;
const key = ["notices"] as const;

/** As it travels; the amount is in dollars. */
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
  /** What was visible to the list, for the mark of what was read. */
  seen?: string | null;
}

/** What the shop is told of, asked for again while the page is looked at. */
export const useNotices = () =>
  useQuery({
    queryKey: key,
    queryFn: () => envelope.get<Notices>("/member/notice/getList"),
    refetchInterval: everyMs,
    // A connection that is gone for a while is told of by what one does, not by the bell.
    retry: false,
  });

/** Says that all that is shown has been looked at; which of it is new stays marked until it is asked for again. */
export function useLookedAt(): () => void {
  const client = useQueryClient();
  return useEvent(() => {
    const told = client.getQueryData<Notices>(key);
    const latest = told?.list[0];
    if (!told || !latest || told.unread === 0) return;
    client.setQueryData<Notices>(key, { ...told, unread: 0 });
    // What the server does not hear of now is new again, and can be looked at once more.
    envelope.post("/member/notice/read", { id: latest.id, ...(told.seen ? { seen: told.seen } : {}) }).catch(() => {});
  });
}

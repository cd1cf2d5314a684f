import type { NoticeKind } from "../noticeKinds.ts";

export interface Notice {
  shopId: number;
  kind: NoticeKind;
  /** What it is about: a row of the resource that its kind names. */
  refId: number;
}
/** What shops are to be told of, as rows. */
export const noticeRows = (now: Date, notices: readonly Notice[]) =>
  notices.map((notice) => ({ ...notice, addTime: now.toISOString() }));

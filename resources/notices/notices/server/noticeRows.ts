import type { NoticeKind, PlatformNoticeKind } from "../noticeKinds.ts";

export interface Notice {
  shopId: number;
  kind: Exclude<NoticeKind, PlatformNoticeKind>;
  /** What it is about: a row of the resource that its kind names. */
  refId: number;
}
/** What shops are to be told of, as rows. */
export const noticeRows = (now: Date, notices: readonly Notice[]) =>
  notices.map((notice) => ({ ...notice, addTime: now.toISOString() }));

/** What the platform is to be told of, as a row. */
export const platformNoticeRow = (now: Date, kind: PlatformNoticeKind, refId: number) => ({
  kind,
  refId,
  addTime: now.toISOString(),
});

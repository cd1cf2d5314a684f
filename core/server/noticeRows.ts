import type { NoticeKind, PlatformNoticeKind } from "../noticeKinds.ts";

/** A notice for the members of one shop. */
export interface Notice {
  shopId: number;
  kind: Exclude<NoticeKind, PlatformNoticeKind>;
  /** The id of the row that the notice refers to, in the resource of its kind. */
  refId: number;
}
/** Builds the rows of notices for shops. */
export const buildNoticeStatement = (now: Date, notices: readonly Notice[]) =>
  notices.map((notice) => ({ ...notice, addTime: now.toISOString() }));

/** Builds the row of a notice for the platform. */
export const buildPlatformNoticeStatement = (
  now: Date,
  kind: PlatformNoticeKind,
  refId: number,
) => ({
  kind,
  refId,
  addTime: now.toISOString(),
});

import { createLazyComponent } from "../../../framework/admin/lazy/createLazyComponent.tsx";

/** The list of notices, loaded when the page is idle. */
export const LazyNoticeList = createLazyComponent(
  async () => (await import("./NoticeList.tsx")).NoticeList,
);

import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";

/** What can be done with selected orders, which the list loads once it is idle. */
export const LazyOrderBulk = createLazyComponent(
  async () => (await import("./OrderBulk.tsx")).OrderBulk,
);

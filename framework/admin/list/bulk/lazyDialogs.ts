import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";

/** The dialogs for selected rows, loaded when the browser is idle or when they open. */
export const LazyBulkActionDialog = createLazyComponent(
  async () => (await import("./BulkActionDialog.tsx")).BulkActionDialog,
);
export const LazyBulkEditDialog = createLazyComponent(
  async () => (await import("./BulkEditDialog.tsx")).BulkEditDialog,
);
export const LazyRemovalDialog = createLazyComponent(
  async () => (await import("./RemovalDialog.tsx")).RemovalDialog,
);

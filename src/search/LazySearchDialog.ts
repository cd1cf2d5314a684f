import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";

/** The search dialog, loaded when the browser is idle, or the pointer reaches its button. */
export const LazySearchDialog = createLazyComponent(
  async () => (await import("./SearchDialog.tsx")).SearchDialog,
);

import { createLazyComponent } from "../lazy/createLazyComponent.tsx";

/** The dialog of an action, loaded when the browser is idle or when it opens. */
export const LazyActionDialog = createLazyComponent(
  async () => (await import("./ActionDialog.tsx")).ActionDialog,
);

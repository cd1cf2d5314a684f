import { createLazyComponent } from "../lazy/createLazyComponent.tsx";

/** The dialog with the output of an action, loaded when it opens. */
export const LazyOutputDialog = createLazyComponent(
  async () => (await import("./OutputDialog.tsx")).OutputDialog,
);

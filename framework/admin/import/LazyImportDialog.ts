import { createLazyComponent } from "../lazy/createLazyComponent.tsx";

/** The dialog of an import, loaded when the browser is idle or when it opens. */
export const LazyImportDialog = createLazyComponent(
  async () => (await import("./ImportDialog.tsx")).ImportDialog,
);

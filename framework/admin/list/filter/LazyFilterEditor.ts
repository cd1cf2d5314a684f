import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";

/** The editor of a filter, loaded when the browser is idle or when it opens. */
export const LazyFilterEditor = createLazyComponent(
  async () => (await import("./FilterEditor.tsx")).FilterEditor,
);

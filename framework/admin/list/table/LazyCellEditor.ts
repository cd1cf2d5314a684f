import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";

/** The editor of a cell, loaded when the browser is idle or when it opens. */
export const LazyCellEditor = createLazyComponent(
  async () => (await import("./CellEditor.tsx")).CellEditor,
);

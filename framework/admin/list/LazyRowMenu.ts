import { createLazyComponent } from "../lazy/createLazyComponent.tsx";

/** The menu of a row, loaded once the rows are shown. */
export const LazyRowMenu = createLazyComponent(async () => (await import("./RowMenu.tsx")).RowMenu);

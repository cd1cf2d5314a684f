/** Components of the domain, for the browser app and other domains' screens. */

export { CountPage } from "./stockCounts/screens/CountPage.tsx";
export { SheetPage } from "./stockCounts/screens/SheetPage.tsx";
export { LabelPage } from "./stockLocations/screens/LabelPage.tsx";

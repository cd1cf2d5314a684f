/** Components of the domain, for the browser app and other domains' screens. */

export { LabelPage } from "./stockLocations/screens/LabelPage.tsx";

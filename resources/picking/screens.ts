/** Components of the domain, for the browser app and other domains' screens. */

export { PickList } from "./packing/screens/PickList.tsx";

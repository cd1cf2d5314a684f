/** Components of the domain, for the browser app and other domains' screens. */

export { type ShippedParcels, TrackingDialog } from "./couriers/screens/TrackingDialog.tsx";

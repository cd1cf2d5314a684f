/** Components of the domain, for the browser app and other domains' screens. */

export { type ShippedParcels, TrackingDialog } from "./couriers/screens/TrackingDialog.tsx";
export { AddressFields } from "./freightTemplates/screens/AddressFields.tsx";
export { RegionChips } from "./freightTemplates/screens/RegionChips.tsx";
export { RegionsField } from "./freightTemplates/screens/RegionsField.tsx";
export { type TriedAddress, useTriedAddress } from "./freightTemplates/screens/useTriedAddress.ts";
export { ParcelCard } from "./parcels/screens/ParcelCard.tsx";
export { TrackingForm } from "./parcels/screens/TrackingForm.tsx";
export { UnitStepper } from "./parcels/screens/UnitStepper.tsx";
export { type PickedLine, UnitsPicker } from "./parcels/screens/UnitsPicker.tsx";

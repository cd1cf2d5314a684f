/** Server functions of the domain, for other domains and the server. */

export { listCouriers } from "./couriers/queries/listCouriers.ts";
export { freightErrors } from "./errors.ts";
export { buildLines } from "./freightTemplates/queries/measureLines.ts";
export { assertDeliverable, quoteFreight } from "./freightTemplates/queries/quoteFreight.ts";
export { readTemplates } from "./freightTemplates/queries/readTemplates.ts";
export { addParcel } from "./parcels/commands/addParcel.ts";
export { changeTracking, undoParcel } from "./parcels/commands/changeParcel.ts";
export { findParcelOrders, type OrderParcel, readParcels } from "./parcels/queries/readParcels.ts";

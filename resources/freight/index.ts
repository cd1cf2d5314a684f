/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { type Courier, couriers } from "./couriers/courier.ts";
export { getTrackingPage } from "./couriers/getTrackingPage.ts";
export { courierNames } from "./couriers/locales/courierNames.ts";
export { cleanNumber, parsePastedParcels } from "./couriers/parseParcels.ts";
export { quoteFields } from "./freightTemplates/calculateCall.ts";
export {
  describeFreeDelivery,
  describeRule,
  type Translate,
  translateFreight,
} from "./freightTemplates/describeRule.ts";
export { findTemplateIssues } from "./freightTemplates/findTemplateIssues.ts";
export { type Quote, quote } from "./freightTemplates/freight/quote.ts";
export type { Combination, Method, Rule } from "./freightTemplates/freight/terms.ts";
export { toWireQuote } from "./freightTemplates/freight/toWireQuote.ts";
export { freightTemplates } from "./freightTemplates/freightTemplates.ts";
export {
  containsAddress,
  formatRegionCode,
  isRegion,
  isRegions,
  type Region,
} from "./freightTemplates/regions.ts";
export {
  areParcels,
  formatParcelNumber,
  fromWireNumber,
  type LineUnits,
  noTrackingNumber,
  type SentParcel,
  toWireNumber,
} from "./parcels/parcel.ts";

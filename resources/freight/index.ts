/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { type Courier, couriers } from "./couriers/courier.ts";
export { courierNames } from "./couriers/locales/courierNames.ts";
export { cleanNumber, pastedParcels } from "./couriers/parseParcels.ts";
export { trackingPage } from "./couriers/trackingPage.ts";
export { quoteFields } from "./freightTemplates/calculateCall.ts";
export { type Quote, quote } from "./freightTemplates/freight/quote.ts";
export type { Combination, Method, Rule } from "./freightTemplates/freight/terms.ts";
export { wireQuote } from "./freightTemplates/freight/wireQuote.ts";
export { freightTemplates } from "./freightTemplates/freightTemplates.ts";
export { type Region, regionCode } from "./freightTemplates/regions.ts";
export {
  freeSentence,
  ruleSentence,
  type Translate,
  translateFreight,
} from "./freightTemplates/ruleSentence.ts";
export { templateIssues } from "./freightTemplates/templateIssues.ts";

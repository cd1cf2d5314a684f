/** Server functions of the domain, for other domains and the server. */

export { couriersIn } from "./couriers/server/couriersIn.ts";
export { freightErrors } from "./errors.ts";
export { buildLines } from "./freightTemplates/server/measureLines.ts";
export { assertDeliverable, quoteFreight } from "./freightTemplates/server/quoteFreight.ts";
export { readTemplates } from "./freightTemplates/server/readTemplates.ts";

/** Server functions of the domain, for other domains and the server. */

export { platformErrors } from "./errors.ts";
export { jobRunStore } from "./jobRuns/server/jobRunStore.ts";
export { defaultTradeConfig, readTradeConfig } from "./platformConfig/server/tradeConfig.ts";

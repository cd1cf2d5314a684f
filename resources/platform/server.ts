/** Server functions of the domain, for other domains and the server. */

export { platformErrors } from "./errors.ts";
export { createFailureStore } from "./failedTasks/commands/failureStore.ts";
export { jobRunStore } from "./jobRuns/commands/jobRunStore.ts";
export { defaultTradeConfig, readTradeConfig } from "./platformConfig/queries/readTradeConfig.ts";

/** Server functions of the domain, for other domains and the server. */

export { platformErrors } from "./errors.ts";
export { createFailureStore } from "./failedTasks/commands/failureStore.ts";
export { jobRunStore } from "./jobRuns/commands/jobRunStore.ts";
export { messageTransports } from "./outbox/commands/messageTransports.ts";
export { sendMessage } from "./outbox/commands/sendMessage.ts";
export { defaultTradeConfig, readTradeConfig } from "./platformConfig/queries/readTradeConfig.ts";

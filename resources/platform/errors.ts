import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of the platform's resources. */
export const platformErrors = defineErrors({
  "failedTask.queueRemoved": {
    type: "rejected",
    params: { queue: "text" },
    message: "resources.failedTasks.errors.queueRemoved",
  },
  "message.contentDeleted": {
    type: "rejected",
    message: "resources.outbox.errors.contentDeleted",
  },
  "shop.stateUnchanged": {
    type: "conflict",
    params: { shop: "text" },
    message: "resources.shops.errors.stateUnchanged",
  },
  "job.running": { type: "conflict", message: "resources.jobRuns.errors.running" },
});
export const domainError = createDomainError(platformErrors);

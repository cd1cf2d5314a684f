import { defineErrors } from "../../../framework/server/defineErrors.ts";
import { createDomainError } from "../../../framework/server/domainError.ts";

const errors = defineErrors({
  "stockCount.nothingToCount": {
    type: "rejected",
    message: "resources.stockCounts.errors.nothingToCount",
  },
  "stockCount.tooManyLines": {
    type: "rejected",
    params: { max: "count" },
    message: "resources.stockCounts.errors.tooManyLines",
  },
  "stockCount.notCounting": {
    type: "rejected",
    message: "resources.stockCounts.errors.notCounting",
  },
  "stockCount.unknownCode": {
    type: "rejected",
    params: { code: "text" },
    message: "resources.stockCounts.errors.unknownCode",
  },
  "stockCount.notOnSheet": { type: "rejected", message: "resources.stockCounts.errors.notOnSheet" },
  "stockCount.countedByOther": {
    type: "rejected",
    params: { counter: "text" },
    message: "resources.stockCounts.errors.countedByOther",
  },
  "stockCount.sameCounter": {
    type: "rejected",
    message: "resources.stockCounts.errors.sameCounter",
  },
  "stockCount.linesLeft": {
    type: "rejected",
    params: { left: "count" },
    message: "resources.stockCounts.errors.linesLeft",
  },
  "stockCount.nothingDeviates": {
    type: "rejected",
    message: "resources.stockCounts.errors.nothingDeviates",
  },
  "stockCount.ownReview": { type: "rejected", message: "resources.stockCounts.errors.ownReview" },
});
export default errors;
export const domainError = createDomainError(errors);

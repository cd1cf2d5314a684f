import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of promotions. */
export const promotionErrors = defineErrors({
  "goods.groupOngoing": {
    type: "rejected",
    message: "resources.groupActivities.errors.goodsGroupOngoing",
  },
});
export const domainError = createDomainError(promotionErrors);

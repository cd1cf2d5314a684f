import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of promotions, and of buying in groups. */
export const promotionErrors = defineErrors({
  "goods.groupOngoing": {
    type: "rejected",
    message: "resources.groupActivities.errors.goodsGroupOngoing",
  },
  "group.soldInGroupsOnly": {
    type: "rejected",
    params: { goods: "text" },
    message: "resources.groupOrders.errors.soldInGroupsOnly",
  },
  "group.notOffered": { type: "rejected", message: "resources.groupOrders.errors.notOffered" },
  "group.ended": { type: "rejected", message: "resources.groupOrders.errors.ended" },
  "group.isOwn": { type: "rejected", message: "resources.groupOrders.errors.isOwn" },
  "group.alreadyJoined": {
    type: "rejected",
    message: "resources.groupOrders.errors.alreadyJoined",
  },
  "group.full": { type: "rejected", message: "resources.groupOrders.errors.full" },
  "group.limitReached": {
    type: "rejected",
    params: { smart_count: "count" },
    message: "resources.groupOrders.errors.limitReached",
  },
});
export const domainError = createDomainError(promotionErrors);

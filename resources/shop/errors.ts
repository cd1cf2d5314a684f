import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of a shop's profile, media library and API keys. */
export const shopErrors = defineErrors({
  "apiKey.unknown": { type: "unauthenticated", message: "resources.apiKeys.errors.unknown" },
  "apiKey.originNotAllowed": {
    type: "forbidden",
    params: { origin: "text" },
    message: "resources.apiKeys.errors.originNotAllowed",
  },
  "material.inUse": {
    type: "conflict",
    params: { name: "text", smart_count: "count" },
    message: "resources.materials.errors.inUse",
  },
  "material.kindMismatch": { type: "rejected", message: "resources.materials.errors.kindMismatch" },
  "material.locked": {
    type: "rejected",
    params: { resource: "resource", count: "count", field: "field" },
    message: "resources.materials.errors.locked",
  },
  "webhook.notActive": {
    type: "conflict",
    message: "resources.webhookDeliveries.errors.notActive",
  },
  "webhook.deliveryFailed": {
    type: "conflict",
    message: "resources.webhookDeliveries.errors.deliveryFailed",
  },
  "shop.notApproved": { type: "conflict", message: "resources.shopInfo.errors.notApproved" },
  "shop.documentsMissing": {
    type: "rejected",
    message: "resources.shopInfo.errors.documentsMissing",
  },
});
export const domainError = createDomainError(shopErrors);

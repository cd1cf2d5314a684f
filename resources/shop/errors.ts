import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of a shop's profile, media library and API keys. */
export const shopErrors = defineErrors({
  "apiKey.unknown": { status: 401, message: "resources.apiKeys.errors.unknown" },
  "apiKey.originNotAllowed": {
    status: 403,
    params: { origin: "text" },
    message: "resources.apiKeys.errors.originNotAllowed",
  },
  "material.inUse": {
    status: 409,
    params: { name: "text", smart_count: "count" },
    message: "resources.materials.errors.inUse",
  },
  "material.kindMismatch": { status: 422, message: "resources.materials.errors.kindMismatch" },
  "material.locked": {
    status: 422,
    params: { resource: "resource", count: "count", field: "field" },
    message: "resources.materials.errors.locked",
  },
  "shop.notApproved": { status: 409, message: "resources.shopInfo.errors.notApproved" },
  "shop.documentsMissing": { status: 422, message: "resources.shopInfo.errors.documentsMissing" },
});
export const domainError = createDomainError(shopErrors);

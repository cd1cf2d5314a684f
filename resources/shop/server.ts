/** Server functions of the domain, for other domains and the server. */

export { type ApiKeyCache, apiKeyCache, apiKeysChannel } from "./apiKeys/server/apiKeyChanged.ts";
export { apiKeyHash } from "./apiKeys/server/apiKeySecret.ts";
export { shopErrors } from "./errors.ts";
export { type Job, listJobRights } from "./shopInfo/server/defaultRights.ts";
export { initializeShop } from "./shopInfo/server/initializeShop.ts";

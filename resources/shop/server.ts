/** Server functions of the domain, for other domains and the server. */

export { hashApiKey } from "./apiKeys/commands/generateApiKey.ts";
export { type ApiKeyCache, apiKeyCache, apiKeysChannel } from "./apiKeys/commands/reloadApiKey.ts";
export { shopErrors } from "./errors.ts";

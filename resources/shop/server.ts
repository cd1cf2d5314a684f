/** Server functions of the domain, for other domains and the server. */

export { hashApiKey } from "./apiKeys/commands/generateApiKey.ts";
export { type ApiKeyCache, apiKeyCache, apiKeysChannel } from "./apiKeys/commands/reloadApiKey.ts";
export { shopErrors } from "./errors.ts";
export { signatureHeader, signBody } from "./webhookDeliveries/commands/signBody.ts";
export {
  NoResponseError,
  type WebhookResponse,
  type WebhookSender,
  webhookSender,
} from "./webhookDeliveries/commands/webhookSender.ts";

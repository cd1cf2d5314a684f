export { profileExample } from "./buyers/queries/profileExample.ts";
/** Server functions of the domain, for other domains and the server. */

export {
  type BuyerSessionCache,
  buyerSessionCache,
  buyersChannel,
  endBuyerSessions,
} from "./buyers/commands/endBuyerSessions.ts";
export { memberErrors } from "./errors.ts";

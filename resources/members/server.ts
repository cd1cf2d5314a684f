export { profileExample } from "./buyers/profileShape.ts";
/** Server functions of the domain, for other domains and the server. */

export {
  type BuyerSessionCache,
  buyerSessionCache,
  buyersChannel,
  endBuyerSessions,
} from "./buyers/commands/endBuyerSessions.ts";
export { memberErrors } from "./errors.ts";

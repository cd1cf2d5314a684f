export { profileExample } from "./buyers/profileShape.ts";

/** Server functions of the domain, for other domains and the server. */

export { findLevelSources } from "./buyerLevels/queries/findLevelSources.ts";
export {
  type BuyerSessionCache,
  buyerSessionCache,
  buyersChannel,
  endBuyerSessions,
} from "./buyers/commands/endBuyerSessions.ts";
export { countInvited, findInviter } from "./buyers/commands/invitations.ts";
export { memberErrors } from "./errors.ts";
export {
  assertAvailable,
  holdExactPoints,
  holdPoints,
  sharePoints,
} from "./pointEntries/commands/holdPoints.ts";
export { pointPayments } from "./pointEntries/commands/pointPayments.ts";
export { readPoints } from "./pointEntries/queries/readPoints.ts";

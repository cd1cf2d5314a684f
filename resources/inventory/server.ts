/** Server functions of the domain, for other domains and the server. */

export { inventoryErrors } from "./errors.ts";
export { lockSkus } from "./stock/commands/moveStock.ts";
export { releaseStock } from "./stock/commands/releaseStock.ts";
export { insufficientStock, reserveStock, tryReserve } from "./stock/commands/reserveStock.ts";
export { movedSinceUpload } from "./stockEntries/server/movedSinceUpload.ts";

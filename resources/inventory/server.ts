/** Server functions of the domain, for other domains and the server. */

export { inventoryErrors } from "./errors.ts";
export { lockSkus } from "./stock/commands/moveStock.ts";
export { releaseStock } from "./stock/commands/releaseStock.ts";
export {
  createInsufficientStockError,
  reserveStock,
  tryReserve,
} from "./stock/commands/reserveStock.ts";
export { findMovedSinceUpload } from "./stockEntries/queries/findMovedSinceUpload.ts";

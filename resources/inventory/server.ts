/** Server functions of the domain, for other domains and the server. */

export { inventoryErrors } from "./errors.ts";
export { allocateBins } from "./stock/allocateBins.ts";
export { discardStock, lockSkus } from "./stock/commands/moveStock.ts";
export { moveUnits } from "./stock/commands/moveUnits.ts";
export { releaseStock, returnStock } from "./stock/commands/releaseStock.ts";
export {
  createInsufficientStockError,
  reserveStock,
  tryReserve,
} from "./stock/commands/reserveStock.ts";
export { shipStock, unshipStock } from "./stock/commands/shipStock.ts";
export { readBins } from "./stock/queries/readBins.ts";
export { readHolders } from "./stock/queries/readHolders.ts";
export { readOnHand } from "./stock/queries/readOnHand.ts";
export { findMovedSinceUpload } from "./stockMovements/queries/findMovedSinceUpload.ts";
export { chooseWarehouse } from "./warehouses/queries/chooseWarehouse.ts";

/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { purchaseReceipts } from "./purchaseReceipts/purchaseReceipts.ts";
export { purchases } from "./purchases/purchases.ts";
export { stockCounts } from "./stockCounts/stockCounts.ts";
export { stockEdits } from "./stockEdits/stockEdits.ts";
export { stockLocations } from "./stockLocations/stockLocations.ts";
export { stockMovements } from "./stockMovements/stockMovements.ts";
export { storageStock } from "./storageStock/storageStock.ts";
export { suppliers } from "./suppliers/suppliers.ts";
export { warehouses } from "./warehouses/warehouses.ts";

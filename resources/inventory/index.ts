/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { stockMovements } from "./stockMovements/stockMovements.ts";
export { suppliers } from "./suppliers/suppliers.ts";
export { warehouses } from "./warehouses/warehouses.ts";
